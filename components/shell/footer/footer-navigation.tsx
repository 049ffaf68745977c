import type { Lang } from '@/content/lang';
import { ChevronDown } from 'lucide-react';
import { navigation } from '@/content/shell/navigation';
import { path, type RouteKey } from '@/content/routes';
import { shell } from '@/content/shell/shell';
import { menuLabel } from '@/components/shell/header/menu-label';
import { NavLink } from '@/components/shell/header/nav-link';
import { SignedInSwitch } from '@/components/shell/header/signed-in-switch';

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

function Row({ label, to, lang }: Entry & { lang: Lang }) {
  return (
    <li>
      <NavLink href={path(to, lang)} className={`${link} ${current}`}>
        {label}
      </NavLink>
    </li>
  );
}

/** Every page of the menus, folded on telephones; the whole menu of one on which scripts do not run. */
export function FooterNavigation({ lang }: { lang: Lang }) {
  const columns: Column[] = [
    ...navigation[lang].flatMap(({ label, to, children }) =>
      children
        ? [{ title: label, to, links: children.map((child) => ({ ...child, label: menuLabel(child) })) }]
        : [],
    ),
    { title: shell[lang].footer.company, links: navigation[lang].filter(({ children }) => !children) },
    shell[lang].footer.own,
  ];
  /** What stands in the place of the way in for those who are. */
  const account: readonly Entry[] = [
    { label: shell[lang].account.profile, to: 'profile' },
    { label: shell[lang].account.signOut, to: 'logout' },
  ];

  const groups = columns.map((column, place) => (
    <Group key={column.title} {...column} lang={lang} account={account} isLong={place < columns.length - 1} />
  ));
  return (
    <nav id="site-navigation" aria-label={shell[lang].footer.navigation}>
      <details className="group/fold border-t border-bitumen-line md:hidden noscript:hidden">
        <summary className="t-label flex min-h-tap items-center justify-between gap-4">
          {shell[lang].footer.pages}
          <ChevronDown aria-hidden className="size-5 group-open/fold:rotate-180" />
        </summary>
        {groups}
      </details>
      <div className="max-md:hidden noscript:block">{groups}</div>
    </nav>
  );
}

type GroupProps = Column & { lang: Lang; account: readonly Entry[]; isLong: boolean };

/** A group of links: a line of them. */
function Group({ title, to, links, lang, account, isLong }: GroupProps) {
  return (
    <div className={`footer-row md:grid-cols-[11rem_minmax(0,1fr)] ${isLong ? 'footer-long' : ''}`}>
      <h2 className="t-label">
        {to ? (
          <NavLink href={path(to, lang)} className={`${link} ${current}`}>
            {title}
          </NavLink>
        ) : (
          <span className="inline-flex min-h-tap items-center py-1">{title}</span>
        )}
      </h2>
      <ul className="t-small flex flex-wrap gap-x-6 text-ash">
        {links.map((entry) =>
          entry.to === 'login' ? (
            <SignedInSwitch
              key={entry.to}
              signedOut={<Row {...entry} lang={lang} />}
              signedIn={account.map((row) => (
                <Row key={row.to} {...row} lang={lang} />
              ))}
            />
          ) : (
            <Row key={entry.to} {...entry} lang={lang} />
          ),
        )}
      </ul>
    </div>
  );
}
