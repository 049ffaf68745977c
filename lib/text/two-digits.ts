/** A small count as it stands beside another: 07. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
