/** Inputs that nothing is written into. */
const WITHOUT_TEXT = 'button checkbox color file hidden image radio range reset submit'.split(' ');

/** Whether keys and pastes are for the element itself: something is written in it, or chosen by letters. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return target.closest('textarea, select, [contenteditable]:not([contenteditable="false"])') !== null;
}
