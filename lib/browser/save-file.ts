/**
 * Milliseconds for which the address of a file stays good: iPhones ask first and read it when that is answered, some
 * browsers a moment after the press. Address and bytes go with the page at the latest.
 */
const READ_WITHIN = 60_000;

/** How the browsers within other programs are known: on Android by `wv`, elsewhere by the name of the program. */
const WITHIN =
  /; wv\)|FBA[NV]|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|musical_ly|Bytedance|LinkedInApp|Pinterest\/|Twitter for/;

/** Whether this is a browser within another program: most of them drop a file that a page made, and say nothing. */
function isWithinProgram(): boolean {
  const { userAgent } = navigator;
  if (WITHIN.test(userAgent)) return true;
  // Put on the home screen a page names no browser either, and saves.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return /iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari') && !isOnHomeScreen;
}

function press(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

/**
 * Hands a file that the page made to the visitor; within another program, to be shared. Browser only.
 * @param onUnsure told where nobody knows whether the file has come
 */
export function saveFile(blob: Blob, name: string, onUnsure: () => void): void {
  if (!isWithinProgram()) return press(blob, name);
  const tryAnyway = () => {
    press(blob, name);
    onUnsure();
  };
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return tryAnyway();
  navigator.share({ files }).catch((error: unknown) => {
    // Closed without sharing is no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) tryAnyway();
  });
}
