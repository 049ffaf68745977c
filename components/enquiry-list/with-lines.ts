// One file on the line for what only a list that has or had lines needs.
export { readLines } from '@/lib/enquiry-list/read-line';
export { shownLine, withoutOldWords } from '@/lib/enquiry-list/shown-line';
export { SentPanel } from '@/components/enquiry/sent-panel';
export { ListPrint } from './list-print';
export { ListSend } from './list-send';
export { ListSummary } from './list-summary';
export { ListLines } from './list-lines';
export { ListWays } from './list-ways';
