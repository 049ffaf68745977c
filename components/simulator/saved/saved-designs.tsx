import { useRef } from 'react';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import { toast } from '@/components/ui/message/toast';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import type { Design } from '@/lib/simulator/design';
import { codeOf, designOfCode } from '@/lib/simulator/design-address';
import { designLabels } from '@/lib/simulator/design-labels';
import type { ToolData } from '@/components/simulator/tool-data';
import type { useSavedDesigns } from './use-saved-designs';

interface Props {
  saved: ReturnType<typeof useSavedDesigns>;
  data: ToolData;
  words: SimulatorWords['saved'];
  /** The design of the picture. */
  now: Design;
  onOpen: (design: Design) => void;
}

/** The designs of the account, and those that wait on the device. */
export function SavedDesigns({ saved, data, words, now, onOpen }: Props) {
  const { account, device } = saved;
  const title = useRef<HTMLHeadingElement>(null);
  const known = Array.isArray(account) ? (account as readonly string[]) : [];
  const codes = [...new Set([...device, ...known])];
  const designs = codes.flatMap((code) => {
    const read = designOfCode(data.catalogue, code);
    return read ? [{ code, design: read.design }] : [];
  });
  const remove = async (code: string) => {
    const isDone = await saved.remove(code);
    // The button with the focus went with its row.
    if (isDone) title.current?.focus({ preventScroll: true });
    toast(isDone ? 'success' : 'error', isDone ? words.removed : words.notRemoved);
  };
  return (
    <section aria-labelledby="saved-designs" className="grid content-start gap-4">
      <h2 ref={title} tabIndex={-1} id="saved-designs" className="t-head">
        {words.title}
      </h2>
      {account === 'away' && <p className="t-small text-kiln">{words.notRead}</p>}
      {designs.length === 0 && account !== 'away' && (
        <p className="t-small max-w-measure text-bitumen-soft">{words.none}</p>
      )}
      <ul className="grid gap-x-gutter sm:grid-cols-2">
        {designs.map(({ code, design }) => (
          <SavedDesign
            key={code}
            design={design}
            data={data}
            words={words}
            note={device.includes(code) ? words.device : ''}
            isNow={codeOf(now) === code}
            onOpen={() => onOpen(design)}
            onRemove={() => void remove(code)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Pick<Props, 'data' | 'words'> {
  design: Design;
  note: string;
  isNow: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function SavedDesign({ design, data, words, note, isNow, onOpen, onRemove }: RowProps) {
  const { model, option, supplier, wall, stone } = designLabels(design, data.names);
  const finish = [model, wall, ...(design.stone === 'none' ? [] : [stone])].join(' · ');
  const about = <span className="sr-only">{`: ${option} · ${finish}`}</span>;
  const thumb = data.options[design.option]?.thumb;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] max-[18em]:grid-cols-1 gap-4 border-t border-hairline py-3">
      {thumb && (
        <PlainPicture
          sources={thumb}
          alt=""
          sizes="4rem"
          className="aspect-square w-full max-w-16 object-cover"
        />
      )}
      <div className="t-small">
        <p className="font-[640]">{option}</p>
        <p className="t-note text-bitumen-soft">
          {`${supplier} · ${finish}`}
          {note && <span className="block text-kiln">{note}</span>}
        </p>
        <p className="flex gap-x-6">
          <button
            type="button"
            onClick={onOpen}
            aria-current={isNow || undefined}
            className="t-label text-link aria-[current]:no-underline"
          >
            {words.open}
            {about}
          </button>
          <button type="button" onClick={onRemove} className="t-label text-link">
            {words.remove}
            {about}
          </button>
        </p>
      </div>
    </li>
  );
}
