import { Button } from '@/components/ui/control/button';
import type { DeviceDataWords } from '@/content/pages/company/device-data';
import { readable, type KeptEntry } from '@/lib/device-data/device-data';

interface Props {
  entry: KeptEntry;
  /** What it is, in words. */
  name: string;
  words: DeviceDataWords;
  onErase: () => void;
}

/** One thing that is kept: what it is, for how long, its content when asked for, and the way to erase it. */
export function EntryRow({ entry, name, words, onErase }: Props) {
  const { place, value } = entry;
  return (
    <li className="grid grid-cols-[1fr_auto] max-[18em]:grid-cols-1 items-center gap-x-gutter border-b border-hairline py-2">
      <p>
        {name}
        <span className="t-note block text-bitumen-soft">{words.places[place]}</span>
      </p>
      <Button look="outline" onClick={onErase}>
        {words.erase}
        <span className="sr-only"> {name}</span>
      </Button>
      <details className="col-span-full">
        <summary className="t-small inline-flex min-h-tap items-center underline hover:text-kiln">
          {words.show}
          <span className="sr-only">&nbsp;{name}</span>
        </summary>
        <pre
          className="t-note mb-2 max-h-72 overflow-auto bg-sand p-4 whitespace-pre-wrap wrap-anywhere"
          tabIndex={0}
        >
          {value === null ? words.cookieValue : readable(value)}
        </pre>
      </details>
    </li>
  );
}
