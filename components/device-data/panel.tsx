import { useRef, useState } from 'react';
import { Button } from '@/components/ui/control/button';
import type { DeviceDataWords } from '@/content/pages/company/device-data';
import { fill } from '@/lib/site/fill';
import { eraseAllStored, eraseStored, kindOf, type KeptEntry } from '@/lib/device-data/device-data';
import { EntryRow } from './entry-row';
import { EraseAll } from './erase-all';
import { useDeviceData, type CookieActions } from './use-device-data';

export interface PanelProps {
  /** Cookies that scripts cannot see: the server names and erases them. */
  cookies: CookieActions;
}

interface Props extends PanelProps {
  words: DeviceDataWords;
}

/** How one entry is called. */
const nameOf = (words: DeviceDataWords, { name }: KeptEntry): string =>
  fill(words.entries[kindOf(name)], { name });

/** What this site keeps in the visitor's browser, each with a way to see and to erase it. */
export function Panel({ words, cookies }: Props) {
  const { entries, fault, read, announceCookies } = useDeviceData(cookies.names);
  const [said, setSaid] = useState('');
  const note = useRef<HTMLParagraphElement>(null);

  /** The button that was pressed goes with its row: the keyboard goes on at what became of it. */
  const tell = async (text: string) => {
    setSaid(text);
    await read();
    note.current?.focus();
  };
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      announceCookies();
      await tell(done);
    } catch {
      await tell(words.notErased);
    }
  };
  const eraseOne = (entry: KeptEntry) =>
    attempt(
      async () => (entry.place === 'cookie' ? cookies.erase(entry.name) : eraseStored(entry)),
      fill(words.erased, { what: nameOf(words, entry) }),
    );
  const eraseAll = () =>
    attempt(async () => {
      eraseAllStored();
      await cookies.erase(null);
    }, words.erasedAll);

  return (
    <div className="grid gap-4 noscript:hidden">
      <p
        ref={note}
        tabIndex={-1}
        role="status"
        className="min-h-tap content-center font-semibold empty:sr-only"
      >
        {said || (fault ? words.failed : entries?.length === 0 ? words.none : '')}
      </p>
      {entries && entries.length > 0 && (
        <>
          <ul className="border-t-[1.5px] border-bitumen">
            {entries.map((entry) => (
              <EntryRow
                key={`${entry.place} ${entry.name}`}
                entry={entry}
                name={nameOf(words, entry)}
                words={words}
                onErase={() => eraseOne(entry)}
              />
            ))}
          </ul>
          <EraseAll words={words} onErase={eraseAll} />
        </>
      )}
      {!entries && <Button disabled>{words.eraseAll}</Button>}
    </div>
  );
}
