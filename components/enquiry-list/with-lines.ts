// One file on the line for what only a list that has or had lines needs.
export { ListPrint } from './list-print';
export { ListSend } from './list-send';
export { ListUndo } from './list-undo';
export { ListWays } from './list-ways';
export { SentPanel } from '@/components/enquiry/sent-panel';
