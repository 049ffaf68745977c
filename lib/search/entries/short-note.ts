/** Characters of a note that two or three lines of a result hold. */
const MOST = 90;
/** What is said in less says too little to stand alone. */
const LEAST = 30;

/** A note no longer than a result has room for: its first statement, else as many whole words as fit. */
export function shortNote(note: string): string {
  if (note.length <= MOST) return note;
  const statement = new RegExp(`^.{${LEAST},${MOST}}?(?=[.:;؛](?:\\s|$))`, 'u').exec(note)?.[0];
  if (statement) return `${statement}.`;
  return `${note.slice(0, MOST).replace(/[\s,،]+\S*$/u, '')}…`;
}
