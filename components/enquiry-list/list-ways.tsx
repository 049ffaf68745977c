import { Download } from 'lucide-react';
import { Button } from '@/components/ui/control/button';
import { ChatButton } from '@/components/ui/control/chat-button';
import type { ShownLine } from '@/lib/enquiry-list/shown-line';
import { listCsv, whatsappUrl } from '@/lib/enquiry-list/list-text';
import { saveFile } from '@/lib/browser/save-file';
import type { LocalisedList } from './localised-list';

interface Props {
  localised: LocalisedList;
  lines: readonly ShownLine[];
  /** Number for chats; none, no chat. */
  whatsapp: string;
}

function saveCsv(lines: readonly ShownLine[], { words, units }: LocalisedList) {
  const text = listCsv(lines, { ...words, units }, location.origin);
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), words.file);
}

/** Ways for the list to leave other than the form. */
export function ListWays({ localised, lines, whatsapp }: Props) {
  const { words, units, common } = localised;
  const said = { ...words, units, lang: common.lang };
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 pt-6">
      <Button
        look="outline"
        sign={<Download aria-hidden className="size-5" />}
        onClick={() => saveCsv(lines, localised)}
      >
        {words.csv}
      </Button>
      {whatsapp && <ChatButton href={whatsappUrl(whatsapp, said, lines)}>{words.whatsapp}</ChatButton>}
    </div>
  );
}
