import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { usePageLang } from '@/components/links/page-lang';
import { COMMA } from '@/content/lang';
import type { PageHref } from '@/content/routes';
import { FoundCards } from './found-cards';
import { PrefetchLink } from '@/components/links/prefetch-link';
import type { ChatMessage, RichLine, RichPart } from '@/lib/assistant/message';

export interface EntryWords {
  from: { user: string; bot: string };
  opensBeside: string;
}

interface Props {
  message: ChatMessage;
  words: EntryWords;
}

/** One message. Whatever a visitor typed is text, and never markup. */
export function ChatEntry({ message: { sender, text, lead, parts = [], cards, end }, words }: Props) {
  const look = sender === 'user' ? 'ms-10 bg-sand' : 'border-t border-hairline first:border-0';
  return (
    <div data-from={sender} className={`grid min-w-0 gap-2 px-4 py-3 wrap-anywhere ${look}`}>
      <span className="sr-only">{words.from[sender]}</span>
      {lead && (
        <p lang="ar" dir="rtl">
          {lead}
        </p>
      )}
      <p dir="auto">{text}</p>
      {parts.map((part, index) => (
        <Part key={index} part={part} beside={words.opensBeside} />
      ))}
      {cards && <FoundCards cards={cards} />}
      {end && <p>{end}</p>}
    </div>
  );
}

function Part({ part: { title, lines }, beside }: { part: RichPart; beside: string }) {
  return (
    <div>
      {title && <p className="t-label">{title}</p>}
      {lines.length > 0 && (
        <ul className="border-t border-hairline">
          {lines.map((line) => (
            <li key={line.text} className="border-b border-hairline">
              <Entry line={line} beside={beside} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const row = 'flex min-h-tap items-center justify-between gap-3 py-1.5 leading-snug';
const linked = `${row} no-underline hover:text-kiln hover:underline`;
const sign = 'flip size-4 text-terracotta';

function Entry({ line: { text, href }, beside }: { line: RichLine; beside: string }) {
  const lang = usePageLang();
  if (!href) return <span className="block py-1.5 leading-snug">{text}</span>;
  if (href.startsWith('/'))
    return (
      <PrefetchLink href={href as PageHref} className={linked}>
        {text}
        <ArrowRight aria-hidden className={sign} />
      </PrefetchLink>
    );
  const isOutside = href.startsWith('https:');
  return (
    <a href={href} className={linked} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span>
        <bdi>{text}</bdi>
        {isOutside && <span className="sr-only">{COMMA[lang] + beside}</span>}
      </span>
      <ArrowUpRight aria-hidden className={sign} />
    </a>
  );
}
