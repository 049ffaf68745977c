import type { MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { Button } from '@/components/ui/control/button';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill, plural } from '@/lib/site/fill';
import { addTemplate, removePlane, type CornerAt, type Draft } from '@/lib/your-roof/draft';
import type { Size } from '@/lib/your-roof/picture/types';
import { MAX_PLANES } from '@/lib/your-roof/protocol';
import { CornerWays } from './corner-ways';

interface Props {
  draft: Draft;
  size: Size;
  chosen: CornerAt | null;
  onChange: (next: Draft) => void;
  onClose: () => void;
  /** How far the corners of the last side were moved, px. */
  moved: number | null;
  words: YourRoofSteps['corners'];
}

/** What can be done with the sides and corners by pressing, and what became of them. */
export function CornersPanel(props: Props) {
  const { draft, size, chosen, onChange, onClose, moved, words } = props;
  const isFull = draft.planes.length >= MAX_PLANES;
  return (
    <div className="grid gap-5">
      <p className="text-bitumen-soft">{words.text}</p>
      <p role="status" className="t-small font-[560] empty:sr-only">
        <CornersMessage draft={draft} moved={moved} words={words} />
      </p>
      {draft.drawing.length >= 3 && (
        <Button look="outline" onClick={onClose}>
          {words.close}
        </Button>
      )}
      <Sides draft={draft} onChange={onChange} words={words} />
      {chosen && <CornerWays draft={draft} chosen={chosen} onChange={onChange} words={words} />}
      {!isFull && draft.drawing.length === 0 && (
        <div className="grid gap-2">
          <Button look="outline" onClick={() => onChange(addTemplate(draft, size))}>
            {words.template}
          </Button>
          <p className="t-note text-bitumen-soft">{words.templateNote}</p>
        </div>
      )}
    </div>
  );
}

function CornersMessage({ draft, moved, words }: Pick<Props, 'draft' | 'moved' | 'words'>) {
  const lang = usePageLang();
  if (draft.drawing.length > 0) return plural(lang, draft.drawing.length, words.drawing);
  if (moved !== null) return moved < 1 ? words.exact : fill(words.snapped, { pixels: Math.round(moved) });
  return draft.planes.length >= MAX_PLANES ? words.most : null;
}

function Sides({ draft, onChange, words }: Pick<Props, 'draft' | 'onChange' | 'words'>) {
  const lang = usePageLang();
  if (draft.planes.length === 0) return null;
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, at: number) => {
    // The button of the last side goes: of the others each becomes that of the next.
    if (at === draft.planes.length - 1)
      currentTarget.closest('li')?.previousElementSibling?.querySelector('button')?.focus();
    onChange(removePlane(draft, at));
  };
  return (
    <ul className="border-t-[1.5px] border-bitumen">
      {draft.planes.map(({ corners }, at) => (
        <li key={at} className="flex items-center justify-between gap-4 border-b border-hairline">
          <span>
            {fill(words.side, { number: at + 1 })}
            <span className="t-small text-bitumen-soft"> · {plural(lang, corners.length, words.count)}</span>
          </span>
          <button type="button" className="t-label text-link" onClick={(event) => remove(event, at)}>
            {words.remove}
            <span className="sr-only"> {fill(words.removeAbout, { number: at + 1 })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
