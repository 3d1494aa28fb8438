// A game in an address: the text of a transcript or of what is watched, packed.

const encoder = new TextEncoder();

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const passed = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(passed).arrayBuffer());
}

/** In letters that an address may hold. */
export async function packed(text: string): Promise<string> {
  const bytes = await through(encoder.encode(text), new CompressionStream('deflate'));
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again; throws where it is none. */
export async function unpacked(code: string): Promise<string> {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate')));
}

/** The whole address of a game. */
export async function addressOfGame(text: string): Promise<string> {
  return new URL(`#view=watch&g=${await packed(text)}`, location.href).href;
}
