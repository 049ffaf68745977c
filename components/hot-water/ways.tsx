import { Link2, Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { Button } from '@/components/ui/control/button';
import { ChatButton } from '@/components/ui/control/chat-button';
import { LinkByHand } from '@/components/ui/address/link-by-hand';
import type { SizingData } from '@/content/solar/sizing';
import { copyText } from '@/lib/browser/copy-text';
import { fill } from '@/lib/site/fill';
import { dayIn } from '@/lib/site/day';
import type { HotWaterWords } from '@/content/pages/tools/hot-water';

interface Props {
  words: HotWaterWords;
  data: SizingData;
  /** Full address that brings the calculation back. */
  url: string;
  /** Opens a chat with it; empty without a number. */
  chat: string;
  /** The way to the company. */
  children: ReactNode;
}

/** How a result leaves the page. */
export function Ways({ words: { ways }, data, url, chat, children }: Props) {
  const lang = usePageLang();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => setCopied(await copyText(url));
  return (
    <div className="grid gap-4">
      <h3 className="t-head">{ways.title}</h3>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          sign={<Printer aria-hidden className="size-5" />}
          onClick={() => window.print()}
          className="max-sm:w-full"
        >
          {ways.print}
        </Button>
        <Button
          look="outline"
          sign={<Link2 aria-hidden className="size-5" />}
          onClick={() => void copy()}
          className="max-sm:w-full"
        >
          {ways.copy}
        </Button>
        {chat && <ChatButton href={chat}>{ways.whatsapp}</ChatButton>}
      </div>
      <p role="status" className="t-small empty:sr-only">
        {copied && ways.copied}
      </p>
      {copied === false && <LinkByHand label={ways.byHand} url={url} />}
      <p className="t-note text-bitumen-soft">
        {fill(ways.disclaimer, { version: data.version, date: dayIn(lang, data.date) })}
      </p>
    </div>
  );
}
