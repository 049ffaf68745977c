import { ArrowUp, MessageSquareText } from 'lucide-react';
import { Assistant } from '@/components/assistant/assistant';
import { chat } from '@/content/assistant/words';
import type { Lang } from '@/content/lang';
import { company } from '@/content/company';
import { path } from '@/content/routes';
import { shell } from '@/content/shell';
import { InstallOffer } from './install-offer';
import { ToTop } from './to-top';

const stores = { android: company.apps.android.url, ios: company.apps.ios.url };

/**
 * What lies over the bottom of the page. One column, so that the buttons rise when the banner appears, and no
 * higher than the page under the header. Where a tool keeps its steps at the bottom of a narrow screen, above those.
 */
export function Floats({ lang }: { lang: Lang }) {
  return (
    <aside
      aria-label={chat[lang].shelf}
      data-floats
      className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 flex max-h-[calc(100dvh-var(--bar))] flex-col justify-end max-lg:[body:has([data-steps])_&]:bottom-16 max-lg:[body:has([data-steps])_&]:max-h-[calc(100dvh-var(--bar)-4rem)]"
    >
      <Assistant
        lang={lang}
        label={chat[lang].open}
        href={path('contact')}
        sign={<MessageSquareText aria-hidden className="size-5" />}
      >
        <ToTop label={shell[lang].toTop}>
          <ArrowUp aria-hidden className="size-5" />
        </ToTop>
      </Assistant>
      <InstallOffer words={shell[lang].app} stores={stores} />
    </aside>
  );
}
