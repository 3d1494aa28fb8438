// The studio's script, fetched once it is asked for; inside the single file it is there already.
declare const MINEWISE_INLINE: boolean;

const address = './studio.js';

export function loadStudio(): Promise<unknown> {
  return MINEWISE_INLINE ? import('../studio/studio.js') : import(address);
}
