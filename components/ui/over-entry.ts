import { createContext } from 'react';

/** Whether the present entry of the history is only that of an open dialog: a link in it takes its place. */
export const OverEntry = createContext(false);
