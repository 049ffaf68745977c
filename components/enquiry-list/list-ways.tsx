import { Download, MessageCircle } from 'lucide-react';
import { Button, ButtonAnchor } from '@/components/ui/button';
import { ENQUIRY_LIST as words } from '@/content/forms/enquiry-list';
import type { EnquiryLine } from '@/lib/enquiry-list/enquiry-list';
import { listCsv, whatsappUrl } from '@/lib/enquiry-list/list-text';

interface Props {
  lines: readonly EnquiryLine[];
  /** Number for chats; none, no chat. */
  whatsapp: string;
}

function saveCsv(lines: readonly EnquiryLine[]) {
  const text = listCsv(lines, words.columns, window.location.origin);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = words.file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Ways for the list to leave other than the form. */
export function ListWays({ lines, whatsapp }: Props) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 pt-6">
      <Button
        look="outline"
        sign={<Download aria-hidden className="size-5" />}
        onClick={() => saveCsv(lines)}
      >
        {words.csv}
      </Button>
      {whatsapp && (
        <ButtonAnchor
          href={whatsappUrl(whatsapp, words.greeting, lines)}
          target="_blank"
          rel="noopener noreferrer"
          look="outline"
          sign={<MessageCircle aria-hidden className="size-5" />}
        >
          {words.whatsapp}
        </ButtonAnchor>
      )}
    </div>
  );
}
