/** How long, in milliseconds, a message at the top stays, and how far it is drawn aside to go, in per cent. */
export const TOAST = { stays: 5000, drag: 80 } as const;
