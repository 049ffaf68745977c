import { ArrowRight, Check, Download, Link2, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import { Button } from '@/components/ui/control/button';
import { useBecomesLink } from '@/components/ui/control/use-becomes-link';
import { ChatButton } from '@/components/ui/control/chat-button';
import { LinkByHand } from '@/components/ui/address/link-by-hand';
import { localPath } from '@/content/local-path';
import type { RoofFigures } from '@/content/roof-quantities/figures';
import { copyText } from '@/lib/browser/copy-text';
import { fill } from '@/lib/site/fill';
import { dayIn } from '@/lib/site/day';
import { saveFile } from '@/lib/browser/save-file';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import type { LineWords } from '@/lib/enquiry-list/list-text';
import { enquiryLines, quantitiesChat, quantitiesCsv, type Report } from '@/lib/roof-quantities/outputs';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  report: Report;
  figures: RoofFigures;
  localised: LocalisedRoof;
  /** Number for chats; none, no chat. */
  whatsapp: string;
  /** How a line of the enquiry list is written. */
  line: LineWords['line'];
  /** The site's own; empty until the scripts have started. */
  origin: string;
}

/** On a telephone buttons that stand one below the other have one width. */
const WIDE = 'max-sm:w-full';

const sign = { 'aria-hidden': true, className: 'size-5' } as const;

/** How the quantities leave the page: as an enquiry first. */
export function RoofWays({ report, figures, localised, whatsapp, line, origin }: Props) {
  const { ways } = localised.page;
  const [unsure, setUnsure] = useState(false);
  const save = () => {
    setUnsure(false);
    const file = new Blob([quantitiesCsv(localised, report, origin)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, ways.file, () => setUnsure(true));
  };
  const chat = whatsapp && quantitiesChat(localised, report, { number: whatsapp, origin, line });
  return (
    <section aria-label={ways.title} className="grid gap-4">
      <h2 className="t-head print:hidden">{ways.title}</h2>
      {/* A changed roof is not on the list yet. */}
      <AllToEnquiry key={report.query} report={report} localised={localised} />
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button look="outline" sign={<Download {...sign} />} onClick={save} className={WIDE}>
          {ways.csv}
        </Button>
        <Button look="outline" sign={<Printer {...sign} />} onClick={() => window.print()} className={WIDE}>
          {ways.print}
        </Button>
        {chat && <ChatButton href={chat}>{ways.whatsapp}</ChatButton>}
        {unsure && (
          <p role="alert" className="basis-full">
            {ways.csvUnsure}
          </p>
        )}
      </div>
      <CopyLink url={`${origin}${report.path}${report.query && `?${report.query}`}`} words={ways} />
      {report.tile && (
        <PrefetchLink
          href={report.tile.simulator}
          className="no-print t-label text-link gap-3 justify-self-start"
        >
          {ways.simulator}
          <ArrowRight aria-hidden className="flip" />
        </PrefetchLink>
      )}
      <p className="t-note text-bitumen-soft">
        {fill(ways.disclaimer, { version: figures.version, date: dayIn(localised.lang, figures.date) })}
      </p>
    </section>
  );
}

type WaysWords = LocalisedRoof['page']['ways'];

function CopyLink({ url, words }: { url: string; words: WaysWords }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="grid gap-2 noscript:hidden">
      <Button
        look="outline"
        sign={<Link2 {...sign} />}
        onClick={() => void copyText(url).then(setCopied)}
        className="sm:justify-self-start"
      >
        {words.copy}
      </Button>
      <p role="status" className="t-small empty:sr-only">
        {copied && words.copied}
      </p>
      {copied === false && <LinkByHand label={words.byHand} url={url} />}
    </div>
  );
}

/** All parts as lines of the enquiry list, in one press. */
function AllToEnquiry({ report, localised }: Pick<Props, 'report' | 'localised'>) {
  const [put, setPut] = useState<'added' | 'full' | null>(null);
  const [place, pressed, follow] = useBecomesLink<HTMLDivElement>(put === 'added');
  const { ways } = localised.page;
  return (
    <div ref={place} className="no-print grid gap-3 noscript:hidden">
      {put === 'added' ? (
        <PrefetchLink
          href={localPath('/cart', localised.lang)}
          onClick={follow}
          className="t-label text-link gap-2 justify-self-start"
        >
          <Check aria-hidden />
          {ways.seeList}
        </PrefetchLink>
      ) : (
        <Button
          sign={<Plus {...sign} />}
          onClick={(event) => {
            const result = enquiryList.addAll(enquiryLines(report));
            pressed(event, result === 'added');
            setPut(result);
          }}
          className="sm:justify-self-start"
        >
          {ways.list}
        </Button>
      )}
      <p role="status" className="t-small empty:sr-only">
        {put === 'added' && ways.listed}
        {put === 'full' && ways.full}
      </p>
    </div>
  );
}
