import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/control/button';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { ChatButton } from '@/components/ui/control/chat-button';
import { localPath } from '@/content/local-path';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { whatsappUrl } from '@/lib/enquiry-list/list-text';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  lines: readonly ShownLine[];
  /** Number for chats; none, no chat. */
  whatsapp: string;
}

/** What writes the file and hands it over comes with the press. */
const loadCsv = () => Promise.all([import('@/lib/enquiry-list/list-csv'), import('@/lib/browser/save-file')]);

/** Ways for the list to leave other than the form. */
export function ListWays({ localised, lines, whatsapp }: Props) {
  const { words, units, common } = localised;
  const said = { ...words, units, lang: common.lang };
  /** What is said of a file that did not come, or may not have. */
  const [told, setTold] = useState('');
  const save = () =>
    loadCsv().then(
      ([{ listCsv }, { saveFile }]) => {
        setTold('');
        const text = listCsv(lines, said, location.origin);
        const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
        saveFile(file, words.file, () => setTold(words.csvUnsure));
      },
      () => setTold(words.csvLost),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
      <Button look="outline" sign={<Download aria-hidden className="size-5" />} onClick={save}>
        {words.csv}
      </Button>
      {whatsapp && <ChatButton href={whatsappUrl(whatsapp, said, lines)}>{words.whatsapp}</ChatButton>}
      <PrefetchLink href={localPath('/product', common.lang)} className="t-label text-link">
        {words.more}
      </PrefetchLink>
      {told && (
        <p role="alert" className="basis-full">
          {told}
        </p>
      )}
    </div>
  );
}
