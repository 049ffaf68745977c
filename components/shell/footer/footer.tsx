import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lang } from '@/content/lang';
import { LanguageLinks } from '@/components/links/language-links';
import { company } from '@/content/company';
import { companyWords } from '@/content/company-words';
import { path } from '@/content/routes';
import { shell } from '@/content/shell/shell';
import { fill } from '@/lib/site/fill';
import { CopyrightYear } from './copyright-year';
import { FooterLocations, FooterMap } from './footer-locations';
import { FooterNavigation } from './footer-navigation';
import { Logo } from '@/components/shell/header/logo';
import { NavLink } from '@/components/shell/header/nav-link';
import { yearAt } from './year';

/**
 * Where we are, every page of the menus, the ways to the app and our channels: a ruled sheet, a line each. On pages that
 * say so (`data-short-footer`) only what is needed there.
 */
export function Footer({ lang }: { lang: Lang }) {
  const { footer } = shell[lang];

  return (
    <footer data-shell="footer" className="on-dark bg-bitumen py-8 text-limewash">
      <div className="wrap">
        <div className="mb-4 grid items-center gap-x-8 gap-y-2 md:mb-6 md:grid-cols-[auto_auto_minmax(0,1fr)]">
          <Logo lang={lang} className="justify-self-start" />
          <p className="t-small text-ash">{footer.line}</p>
          <div className="tile-line bg-terracotta-lit max-md:hidden" aria-hidden />
        </div>
        <div className="grid gap-x-gutter lg:grid-cols-12">
          <FooterLocations lang={lang} />
          <FooterMap lang={lang} />
        </div>
        <FooterNavigation lang={lang} />
        <Channels lang={lang} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-bitumen-line pt-2">
          <p className="t-note py-2 text-ash">
            © <CopyrightYear built={yearAt(new Date())} /> {companyWords[lang].name}.{' '}
            {company.licence && `${fill(footer.licence, { number: company.licence })} `}
            {footer.renderings}
          </p>
          <Rules lang={lang} />
        </div>
      </div>
    </footer>
  );
}

function Rules({ lang }: { lang: Lang }) {
  const { title, links } = shell[lang].footer.rules;
  return (
    <ul aria-label={title} className="t-small flex flex-wrap gap-x-6 max-md:order-first">
      <li>
        <LanguageLinks
          lang={lang}
          className="inline-flex min-h-tap items-center no-underline hover:text-terracotta-lit hover:underline"
        />
      </li>
      {links.map(({ label, to }) => (
        <li key={to}>
          <NavLink
            href={path(to, lang)}
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
    <div className="footer-long flex flex-wrap justify-between gap-x-8 border-t border-bitumen-line py-1">
      <ul aria-label={footer.social} className="max-md:t-note t-small flex flex-wrap gap-x-3 md:gap-x-6">
        {company.social.map(({ name, url }) => (
          <Channel key={name} {...{ name, url }} />
        ))}
      </ul>
      <ul aria-label={footer.apps} className="t-small flex flex-wrap gap-x-6">
        {Object.values(company.apps).map(({ store, url }) => (
          <Channel key={store} name={store} url={url} sign={<Download aria-hidden className="size-4" />} />
        ))}
      </ul>
    </div>
  );
}

interface ChannelProps {
  name: string;
  url: string;
  sign?: ReactNode;
}

function Channel({ name, url, sign }: ChannelProps) {
  return (
    <li>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-tap items-center gap-2 no-underline hover:text-terracotta-lit hover:underline"
      >
        {sign}
        {name}
      </a>
    </li>
  );
}
