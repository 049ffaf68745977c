/** Whether an address leads to this site: one slash and no second, which browsers read as another host. */
export const isSitePath = (address: string): boolean => /^\/(?![/\\])/.test(address);
