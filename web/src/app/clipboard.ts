// Out of the page: to the clipboard, to a file, to another program. A browser may refuse the
// clipboard; then whoever asked is told so, and offers another way.

/** Whether the clipboard took the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the clipboard took the picture. The picture may still be in the making: a browser wants
    to be asked while the press of the button is fresh. */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'image/png': picture})]);
    return true;
  } catch {
    await picture;  // what went wrong may be the picture; then that is told
    return false;
  }
}

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
