// The position as a picture. The module draws it as SVG; the browser makes a PNG of that.
import {textOf} from '../model/position.js';
import type {Theme} from '../model/settings.js';
import {strings} from '../strings.js';
import type {Workbench} from './workbench.js';

function themeOf(theme: Theme): Exclude<Theme, 'auto'> {
  if (theme !== 'auto') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function svgOf({engine, position, settings}: Workbench): Promise<string> {
  return engine.askText('analyze', {
    text: textOf(position), as: 'position', format: 'svg', theme: themeOf(settings.theme),
  });
}

export const svgType = 'image/svg+xml';

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], {type: svgType}));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

// Twice as many dots as the drawing has, within what browsers take for a canvas.
const scale = 2;
const widest = 8192;

export async function pngOf(svg: string): Promise<Blob> {
  const image = await imageOf(svg);
  const times = Math.min(scale, widest / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.naturalWidth * times);
  canvas.height = Math.round(image.naturalHeight * times);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
      canvas.toBlob(blob => blob ? resolve(blob) : reject(new Error(strings.editor.shareSheet.noPng)), 'image/png'));
}
