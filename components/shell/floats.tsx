import type { Lang } from '@/content/lang';
import { company } from '@/content/company';
import { shell } from '@/content/shell';
import { InstallOffer } from './install-offer';
import { ToTop } from './to-top';

const stores = { android: company.apps.android.url, ios: company.apps.ios.url };

/** What lies over the bottom of the page. One column, so that the buttons rise when the banner appears. */
export function Floats({ lang }: { lang: Lang }) {
  return (
    <div data-floats className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-30">
      {/* The start of this row is kept for the assistant. */}
      <div className="flex">
        <ToTop label={shell[lang].toTop} />
      </div>
      <InstallOffer words={shell[lang].app} stores={stores} />
    </div>
  );
}
