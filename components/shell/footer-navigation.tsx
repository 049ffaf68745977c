import type { Lang } from '@/content/lang';
import { ChevronDown } from 'lucide-react';
import { navigation } from '@/content/navigation';
import { path, type RouteKey } from '@/content/routes';
import { shell } from '@/content/shell';
import { NavLink } from './nav-link';
import { SignedInSwitch } from './signed-in-switch';

interface Entry {
  label: string;
  to: RouteKey;
}

interface Column {
  title: string;
  /** The page the title leads to, if it has one. */
  to?: RouteKey;
  links: readonly Entry[];
}

const link = 'inline-flex min-h-tap items-center py-1 no-underline hover:text-terracotta-lit hover:underline';
const current =
  'aria-[current]:underline aria-[current]:decoration-terracotta-lit aria-[current]:decoration-2';

function Row({ label, to }: Entry) {
  return (
    <li>
      <NavLink href={path(to)} className={`${link} ${current}`}>
        {label}
      </NavLink>
    </li>
  );
}

/** Every page of the menus; the whole menu of a phone on which scripts do not run. */
export function FooterNavigation({ lang }: { lang: Lang }) {
  const columns: Column[] = [
    ...navigation[lang].flatMap(({ label, to, children }) =>
      children ? [{ title: label, to, links: children }] : [],
    ),
    { title: shell[lang].footer.company, links: navigation[lang].filter(({ children }) => !children) },
    shell[lang].footer.own,
  ];
  /** What stands in the place of the way in for those who are. */
  const account: readonly Entry[] = [
    { label: shell[lang].account.profile, to: 'profile' },
    { label: shell[lang].account.signOut, to: 'logout' },
  ];

  return (
    <nav
      id="site-navigation"
      aria-label={shell[lang].footer.navigation}
      className="mt-10 grid gap-x-gutter md:mt-12 md:grid-cols-4 md:gap-y-8 print:hidden"
    >
      {columns.map((column) => (
        <Group key={column.title} {...column} account={account} />
      ))}
    </nav>
  );
}

type GroupProps = Column & { account: readonly Entry[] };

/** A group of links: folded on phones, open on wider screens and wherever scripts do not run. */
function Group({ title, to, links, account }: GroupProps) {
  const rows = (
    <ul className="t-small text-ash">
      {links.map((entry) =>
        entry.to === 'login' ? (
          <SignedInSwitch
            key={entry.to}
            signedOut={<Row {...entry} />}
            signedIn={account.map((row) => (
              <Row key={row.to} {...row} />
            ))}
          />
        ) : (
          <Row key={entry.to} {...entry} />
        ),
      )}
    </ul>
  );
  return (
    <div className="border-t border-bitumen-line md:pt-3">
      <details className="group/fold md:hidden noscript:hidden">
        <summary className="t-label flex min-h-ctl items-center justify-between gap-4">
          {title}
          <ChevronDown aria-hidden className="size-5 group-open/fold:rotate-180" />
        </summary>
        <div className="pb-4">
          {to && (
            <ul className="t-small text-ash">
              <Row label={title} to={to} />
            </ul>
          )}
          {rows}
        </div>
      </details>
      <div className="max-md:hidden noscript:block noscript:pt-3">
        <h2 className="t-label">
          {to ? (
            <NavLink href={path(to)} className={`${link} ${current}`}>
              {title}
            </NavLink>
          ) : (
            <span className="inline-flex min-h-tap items-center py-1">{title}</span>
          )}
        </h2>
        {rows}
      </div>
    </div>
  );
}
