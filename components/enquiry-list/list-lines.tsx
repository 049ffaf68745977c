import { useState } from 'react';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import type { EnquiryLine } from '@/lib/enquiry-list/line';
import type { Naming, ShownLine } from '@/lib/enquiry-list/shown-line';
import { ListLine } from './list-line';
import { ListUndo, type Removed } from './list-undo';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  lines: readonly ShownLine[];
  changeOf: Naming['changeOf'];
  /** The same as they are kept. */
  kept: readonly EnquiryLine[];
  removed: readonly Removed[];
  onRemoved: (removed: readonly Removed[]) => void;
}

/** The lines one below the other, and the way back for those that were taken off. */
export function ListLines({ localised, lines, changeOf, kept, removed, onRemoved }: Props) {
  const [back, setBack] = useState('');
  const remove = ({ id, name }: ShownLine, at: number) => {
    setBack('');
    onRemoved([...removed, { line: kept[at]!, name, at }]);
    enquiryList.remove(id);
  };
  return (
    <>
      {lines.length > 0 && (
        <ul aria-label={localised.words.title} className="border-t-[1.5px] border-bitumen">
          {lines.map((line, at) => (
            <ListLine
              key={line.id}
              localised={localised}
              line={line}
              isBack={line.id === back}
              onChange={(patch) => enquiryList.change(line.id, changeOf?.(kept[at]!, patch) ?? patch)}
              onRemove={() => remove(line, at)}
            />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <ListUndo
          words={localised.words}
          removed={removed}
          onUndo={(left, id) => {
            onRemoved(left);
            // While there is more to bring back, the focus stays at the button for that.
            setBack(left.length > 0 ? '' : id);
          }}
        />
      )}
    </>
  );
}
