import { useCallback } from 'react';
import { PhotoMessage } from '@/components/photo/photo-message';
import { Button } from '@/components/ui/control/button';
import type { RoofCheckWords } from '@/content/pages/tools/roof-check';
import { fill } from '@/lib/site/fill';
import type { Verdict, Word } from '@/lib/roof-check/verdict';
import { MESSAGE } from './message';
import { WhereSeen } from './where-seen';
import type { CheckState } from './use-roof-check';

interface Props {
  state: CheckState;
  verdict: Verdict | null;
  word: Word;
  onWord: (word: Word) => void;
  words: RoofCheckWords['result'];
}

type Found = Extract<CheckState, { status: 'found' }>;

/** What was found out, in the words of the specification: told as it changes, then the figures. */
export function CheckResult({ state, verdict, word, onWord, words }: Props) {
  const found = state.status === 'found' ? state : null;
  return (
    <div className="grid gap-6 empty:hidden">
      <div id={MESSAGE} role="status" tabIndex={-1} className="empty:sr-only">
        {state.status === 'analyzing' && <PhotoMessage tone="busy" title={words.analyzing} />}
        {state.status === 'failed' && (
          <PhotoMessage tone="bad" title={words.failed} text={words.hints[state.unfit]} />
        )}
        {found && verdict && (
          <VerdictMessage
            verdict={verdict}
            word={word}
            onWord={onWord}
            words={words}
            isBlind={found.finding.likelihood === null}
          />
        )}
      </div>
      {found && verdict && <Figures found={found} verdict={verdict} word={word} words={words} />}
    </div>
  );
}

interface VerdictMessageProps extends Omit<Props, 'state'> {
  verdict: Verdict;
  /** The browser gave no pixels, so that nothing was looked at. */
  isBlind: boolean;
}

function VerdictMessage({ verdict, word, onWord, words, isBlind }: VerdictMessageProps) {
  const { isSuitable, isHighQuality } = verdict;
  const answer = (said: 'roof' | 'none', look: 'solid' | 'outline', text: string) => (
    <Button look={look} onClick={() => onWord(said)}>
      {text}
    </Button>
  );
  if (isSuitable)
    return (
      <PhotoMessage tone="good" title={words.suitable} text={word === null ? words.seen : undefined}>
        {word === null && answer('none', 'outline', words.correct)}
      </PhotoMessage>
    );
  if (isSuitable === null)
    return (
      <PhotoMessage tone="doubt" title={words.question} text={isBlind ? words.blind : words.doubt}>
        <div className="flex flex-wrap gap-3">
          {answer('roof', 'solid', words.confirm)}
          {answer('none', 'outline', words.deny)}
        </div>
      </PhotoMessage>
    );
  if (word === 'none') return <PhotoMessage tone="bad" title={words.unsuitable} text={words.discarded} />;
  if (!isHighQuality) return <PhotoMessage tone="bad" title={words.unsuitable} text={words.small} />;
  return (
    <PhotoMessage tone="bad" title={words.unsuitable} text={words.overrule}>
      {answer('roof', 'outline', words.confirm)}
    </PhotoMessage>
  );
}

interface FiguresProps extends Pick<Props, 'word' | 'words'> {
  found: Found;
  verdict: Verdict;
}

/** Whether a roof was detected, in words; the visitor's word before the check's. */
function roofText({ hasRoof }: Verdict, word: Word, words: Props['words']): string {
  if (word !== null) return word === 'roof' ? words.byWord : words.byWordNo;
  return hasRoof === null ? words.unsure : hasRoof ? words.yes : words.no;
}

/** Nothing is certain: 1 to 99. */
const percentOf = (likelihood: number) => Math.min(Math.max(Math.round(likelihood * 100), 1), 99);

function rowsOf({ found: { finding }, verdict, word, words }: FiguresProps) {
  const { width, height, likelihood } = finding;
  const rows = [
    [words.resolution, fill(words.pixels, { width, height })],
    [words.quality, verdict.isHighQuality ? words.yes : words.no],
    [words.roof, roofText(verdict, word, words)],
  ];
  if (likelihood !== null)
    rows.push([words.likelihood, fill(words.about, { percent: percentOf(likelihood) })]);
  return rows as [label: string, value: string][];
}

/** The copy that was looked at, and what was found on it. */
function Figures(props: FiguresProps) {
  const { found, word, words } = props;
  return (
    <div className="grid gap-6 sm:grid-cols-[14rem_1fr]">
      <WhereSeen region={word === 'none' ? null : found.finding.region} words={words.where}>
        <Copy bitmap={found.copy} label={words.preview} />
      </WhereSeen>
      <dl className="content-start border-t-[1.5px] border-bitumen">
        {rowsOf(props).map(([label, value]) => (
          <div key={label} className="grid grid-cols-2 gap-4 border-b border-hairline py-3">
            <dt className="text-bitumen-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Handed over instead of drawn: nothing is painted twice, and no address of the photograph exists. */
function Copy({ bitmap, label }: { bitmap: ImageBitmap; label: string }) {
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const { width, height } = bitmap;
      // What was handed over has no size any more.
      if (!canvas || width === 0) return;
      Object.assign(canvas, { width, height });
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    },
    [bitmap],
  );
  return (
    <canvas
      ref={show}
      role="img"
      aria-label={label}
      className="max-h-72 max-w-full outline outline-hairline"
    />
  );
}
