/** Whether two texts are one e-mail address: letters of either size are the same. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
