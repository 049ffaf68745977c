export type Look = 'solid' | 'outline' | 'dashed';

/** The classes of everything that looks like a button; what they mean stands in app/styles/controls.css. */
export const lookOf = (look: Look | 'off') => `no-print t-label button button-${look} group/b`;
