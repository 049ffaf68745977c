/**
 * Takes away the sheet with which a script in the page showed what the address asks for, once React shows the same.
 * Only where there is one: even setting none has the browser style the whole page anew.
 */
export function dropEarlySheets(): void {
  if (document.adoptedStyleSheets.length > 0) document.adoptedStyleSheets = [];
}
