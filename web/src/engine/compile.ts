// Fetches the module and compiles it. Servers that do not know the type of the file are common, so it
// is not compiled while it arrives.

export async function compile(address: URL | string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${answer.statusText}`.trim());
  return WebAssembly.compile(await answer.arrayBuffer());
}
