/**
 * Says that the page answers by itself now. What was pressed or typed before is then given to it: see
 * scripts/early-input.js, which kept it. Pages are fetched ahead by the router from now on: scripts/speculation.ts.
 */
export const announceLive = (): void => {
  document.querySelector('script[type=speculationrules]')?.remove();
  window.dispatchEvent(new Event('page-live'));
};
