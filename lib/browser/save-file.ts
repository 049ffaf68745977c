/**
 * Milliseconds for which the address of a file stays good: iPhones ask first and read it when that is answered, some
 * browsers a moment after the press. Address and bytes go with the page at the latest.
 */
const READ_WITHIN = 60_000;

/** Hands a file that the page made to the visitor. Browser only. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}
