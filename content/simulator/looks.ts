/** Designs shown to those who have not signed in, by the names of their public pages. */
export const LOOKS = ['1-3-f4efe4-0', '3-54-f4efe4-0', '2-30-e8b996-0'] as const;
