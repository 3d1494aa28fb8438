// Small values that this browser keeps, each under a name of its own. A page without storage works
// all the same, for as long as it is open.

export function load<T>(name: string, checked: (stored: unknown) => T): T {
  try {
    return checked(JSON.parse(localStorage.getItem(`minewise-${name}`) ?? '{}') ?? {});
  } catch {
    return checked({});
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`minewise-${name}`, JSON.stringify(value));
  } catch {
    // No storage.
  }
}

/** Hands a file to the visitor. */
export function saveFile(name: string, content: BlobPart, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
