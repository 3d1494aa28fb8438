// Asks for a GIF of what is watched, in the colours of the page.
import type {Film} from './film.js';
import type {GifColours, GifRequest} from './gif_film.js';
import {watchWords} from './words.js';

declare const MINEWISE_GIF_WORKER: string;  // the script of gif_worker.ts (build.mjs)

function coloursAt(element: Element): GifColours {
  const style = getComputedStyle(element);
  const role = (name: string) => style.getPropertyValue(`--mw-${name}`).trim();
  return {
    paper: role('paper'), open: role('open'), covered: role('covered'), flag: role('flag'), stepped: role('stepped-on'),
    ink: role('ink'), digits: Array.from({length: 9}, (_, digit) => role(`digit-${digit}`) || role('ink')),
  };
}

/** `element` says in which theme. */
export function makeGif(films: readonly Film[], pace: number, element: Element): Promise<Uint8Array> {
  const {rows, cols, topology} = films[0]!.frames[0]!.position;
  const request: GifRequest = {
    rows, cols, topology, films: films.map(film => film.frames.map(({position}) => position.symbols)),
    delay: Math.max(2, Math.round(pace / 10)), colours: coloursAt(element),
  };
  const address = URL.createObjectURL(new Blob([MINEWISE_GIF_WORKER], {type: 'text/javascript'}));
  const worker = new Worker(address);
  URL.revokeObjectURL(address);
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<Uint8Array>) => resolve(event.data);
    worker.onerror = event => reject(new Error(event.message || watchWords.noGif));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
