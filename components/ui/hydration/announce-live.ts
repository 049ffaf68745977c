import { leaveChanges, makeChangesAgain } from './changes-by-others';
import { giveFieldsBack, keepFields } from './kept-fields';
import { pageRecord } from './page-record';

/** In the step in which React has read the page, or drawn it anew. */
export function afterDrawing(): void {
  leaveChanges();
  keepFields();
}

const giveBack = () => {
  makeChangesAgain();
  giveFieldsBack();
};

/**
 * Says that the page answers by itself now. What was pressed or typed before is then given to it: see
 * scripts/page-boot/early-input.js, which kept it. Pages are fetched ahead by the router from now on: scripts/page-boot/speculation.ts.
 */
export const announceLive = (): void => {
  document.querySelector('script[type=speculationrules]')?.remove();
  window.dispatchEvent(new CustomEvent('page-live', { detail: giveBack }));
  // An answer to a form that was sent without scripts has none in its head: nothing else was kept there.
  if (!pageRecord()) giveBack();
};
