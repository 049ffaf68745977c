/** What `scripts/page-boot/page-record.js` noted in the head of the page, before there was any other script. */
interface PageRecord {
  /** What others changed in the body since it was read, in order. */
  changes: MutationRecord[];
  observer: MutationObserver;
  /** What was typed, by field: written by `scripts/page-boot/early-input.js` until the page answers. */
  typed: Map<HTMLInputElement, { value: string; checked: boolean }>;
  /** What had the focus last; a page drawn anew takes it from there without anybody leaving it. */
  focused: HTMLElement | null;
  /** Its number among the elements of its kind. */
  place: number;
}

/** Undefined on a page that no build has finished, as under the development server. */
export const pageRecord = (): PageRecord | undefined =>
  (window as Window & { pageRecord?: PageRecord }).pageRecord;
