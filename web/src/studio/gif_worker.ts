// The worker that encodes: one film in, one file out.
import {gifOf, type GifRequest} from './gif_film.js';

self.onmessage = (event: MessageEvent<GifRequest>) => {
  const file = gifOf(event.data);
  self.postMessage(file, {transfer: [file.buffer as ArrayBuffer]});
};
