/** The picture of a line, from the address of its file of 320 px, which lines show; nothing where there is none. */
export function pictured(address: string | undefined): { picture?: string } {
  const picture = address && /\/img\/([a-z-]+\/[a-zA-Z0-9-]+)-320\.avif$/.exec(address)?.[1];
  return picture ? { picture } : {};
}
