/**
 * Says that the page answers by itself now. What was pressed or typed before is then given to it: see
 * scripts/early-input.js, which kept it.
 */
export const announceLive = (): void => {
  window.dispatchEvent(new Event('page-live'));
};
