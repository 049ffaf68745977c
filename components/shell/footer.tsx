import type { Lang } from '@/content/lang';
import { Download } from 'lucide-react';
import { ButtonAnchor } from '@/components/ui/button';
import { company } from '@/content/company';
import { path } from '@/content/routes';
import { shell } from '@/content/shell';
import { CopyrightYear } from './copyright-year';
import { FooterLocations, FooterMap } from './footer-locations';
import { FooterNavigation } from './footer-navigation';
import { Logo } from './logo';
import { NavLink } from './nav-link';
import { yearAt } from './year';

/** Where we are, every page of the menus, the ways to the app and our channels. */
export function Footer({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  return (
    <footer
      data-shell="footer"
      className="drawn-later on-dark bg-bitumen pt-12 pb-22 md:pt-16 text-limewash print:p-0"
    >
      <div className="wrap">
        <div className="tile-line mb-8 md:mb-12 bg-terracotta-lit print:hidden" aria-hidden />
        <div className="grid gap-y-3 md:grid-cols-12 md:gap-x-gutter md:gap-y-8">
          <div className="grid content-start gap-3 max-md:pb-5 md:col-span-4 print:hidden">
            <Logo lang={lang} className="justify-self-start" />
            <p className="t-small text-ash">{footer.line}</p>
          </div>
          <FooterMap lang={lang} />
          <FooterLocations lang={lang} />
        </div>
        <FooterNavigation lang={lang} />
        <Channels lang={lang} />
        <Rules lang={lang} />
        <p className="t-note pt-2 text-ash">
          © <CopyrightYear built={yearAt(new Date())} /> {company.legalName}. {footer.renderings}
        </p>
      </div>
    </footer>
  );
}

function Rules({ lang }: { lang: Lang }) {
  const { title, links } = shell[lang].footer.rules;
  return (
    <ul aria-label={title} className="t-small flex flex-wrap gap-x-6 pt-4 print:hidden">
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink
            href={path(to)}
            className="inline-flex min-h-tap items-center no-underline hover:text-terracotta-lit hover:underline aria-[current]:underline"
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Channels({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  return (
    <div className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-4 border-t border-bitumen-line pt-4 print:hidden">
      <ul aria-label={footer.social} className="t-small flex flex-wrap gap-x-6">
        {company.social.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-tap items-center no-underline hover:text-terracotta-lit hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ul
        aria-label={footer.apps}
        className="flex flex-wrap gap-4 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))]"
      >
        {Object.values(company.apps).map(({ store, url }) => (
          <li key={store}>
            <ButtonAnchor
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              look="outline"
              sign={<Download aria-hidden className="size-5" />}
              className="w-full max-sm:gap-2 max-sm:px-4"
            >
              {store}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
