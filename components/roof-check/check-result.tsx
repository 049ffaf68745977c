import { useCallback } from 'react';
import { Button } from '@/components/ui/button';
import type { RoofCheckWords } from '@/content/pages/roof-check';
import { fill } from '@/lib/core/fill';
import type { Verdict, Word } from '@/lib/roof-check/verdict';
import { CheckMessage, MESSAGE } from './check-message';
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
      <div id={MESSAGE} role="status" tabIndex={-1} className="empty:hidden">
        {state.status === 'analyzing' && <CheckMessage tone="busy" title={words.analyzing} />}
        {state.status === 'failed' && (
          <CheckMessage tone="bad" title={words.failed} text={words.hints[state.unfit]} />
        )}
        {verdict && <Said verdict={verdict} word={word} onWord={onWord} words={words} />}
      </div>
      {found && verdict && <Figures found={found} verdict={verdict} word={word} words={words} />}
    </div>
  );
}

function Said({ verdict, word, onWord, words }: Omit<Props, 'state'> & { verdict: Verdict }) {
  const { isSuitable, isHighQuality } = verdict;
  const yes = (look: 'solid' | 'outline') => (
    <Button look={look} onClick={() => onWord('roof')}>
      {words.confirm}
    </Button>
  );
  if (isSuitable) return <CheckMessage tone="good" title={words.suitable} />;
  if (isSuitable === null)
    return (
      <CheckMessage tone="doubt" title={words.question} text={words.doubt}>
        <div className="flex flex-wrap gap-3">
          {yes('solid')}
          <Button look="outline" onClick={() => onWord('none')}>
            {words.deny}
          </Button>
        </div>
      </CheckMessage>
    );
  if (!isHighQuality) return <CheckMessage tone="bad" title={words.unsuitable} text={words.small} />;
  return (
    <CheckMessage
      tone="bad"
      title={words.unsuitable}
      text={word === 'none' ? words.discarded : words.overrule}
    >
      {word === null && yes('outline')}
    </CheckMessage>
  );
}

interface FiguresProps extends Pick<Props, 'word' | 'words'> {
  found: Found;
  verdict: Verdict;
}

/** The copy that was looked at, and what was found on it. */
function Figures({ found: { finding, copy }, verdict, word, words }: FiguresProps) {
  const { isHighQuality, hasRoof } = verdict;
  const roof =
    word === 'roof' ? words.byWord : hasRoof === null ? words.unsure : hasRoof ? words.yes : words.no;
  const rows = [
    [words.resolution, fill(words.pixels, { width: finding.width, height: finding.height })],
    [words.quality, isHighQuality ? words.yes : words.no],
    [words.roof, roof],
  ] as const;
  return (
    <div className="grid gap-6 sm:grid-cols-[14rem_1fr]">
      <Copy bitmap={copy} label={words.preview} />
      <dl className="content-start border-t-[1.5px] border-bitumen">
        {rows.map(([label, value]) => (
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
