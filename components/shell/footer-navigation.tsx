import type { Lang } from '@/content/lang';
import { NAVIGATION } from '@/content/navigation';
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
    ...NAVIGATION.flatMap(({ label, to, children }) =>
      children ? [{ title: label, to, links: children }] : [],
    ),
    { title: shell[lang].footer.company, links: NAVIGATION.filter(({ children }) => !children) },
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
      className="mt-12 grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-4 print:hidden"
    >
      {columns.map(({ title, to, links }) => (
        <div key={title} className="border-t border-bitumen-line pt-3">
          <h2 className="t-label">
            {to ? (
              <NavLink href={path(to)} className={`${link} ${current}`}>
                {title}
              </NavLink>
            ) : (
              <span className="inline-flex min-h-tap items-center py-1">{title}</span>
            )}
          </h2>
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
        </div>
      ))}
    </nav>
  );
}
