import type { MouseEvent } from 'react';

/** Whether a press asks for a tab or window of its own, and so stays with the browser. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
