import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { preconnect } from 'react-dom';
import { RoutedBody } from '@/components/links/routed-body';
import { DIR, LANGS, type Lang } from '@/content/lang';
import { shell } from '@/content/shell/shell';
import { mediaOrigin } from '@/lib/settings/media';
import { Footer } from '@/components/shell/footer/footer';
import { Header } from '@/components/shell/header/header';
import { Letterhead } from '@/components/shell/footer/letterhead';
import { LanguageOffer } from './language-offer';
import { RouteChange } from './route-change';
import { ToTop } from '@/components/shell/footer/to-top';

interface Props {
  lang: Lang;
  /** The classes that name the fonts of this language. */
  fonts: string;
  children: ReactNode;
}

/** The frame of every page. Reads no cookie, header or session, so that every page stays static. */
export function Document({ lang, fonts, children }: Props) {
  // Pictures of the first view come from there: the line is open when they are asked for.
  if (mediaOrigin) preconnect(mediaOrigin);
  return (
    <html lang={lang} dir={DIR[lang]} className={fonts}>
      <RoutedBody lang={lang}>
        <a className="skip-link" href="#main">
          {shell[lang].skip}
        </a>
        <Header lang={lang} />
        <Letterhead lang={lang} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer lang={lang} />
        <ToTop label={shell[lang].toTop} className="float end-0 bottom-0 hidden nav:scrolled:grid">
          <ArrowUp aria-hidden className="size-5" />
        </ToTop>
        {lang === LANGS[0] && <LanguageOffer />}
        <RouteChange />
      </RoutedBody>
    </html>
  );
}
