import { ChevronDown, ClipboardList, Menu, User } from 'lucide-react';
import { SearchForm } from '@/components/search/search-form';
import { SearchSheet } from '@/components/search/search-sheet';
import { Suggest } from '@/components/search/suggest';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { navigation, type NavItem } from '@/content/navigation';
import { path } from '@/content/routes';
import { shell } from '@/content/shell';
import { pathsWithin } from './branches';
import { AccountMenu } from './account-menu';
import { Drawer } from './drawer';
import { DrawerEnd } from './drawer-end';
import type { DrawerEntry } from './drawer-rows';
import { EnquiryListLink } from './enquiry-list-link';
import { Logo } from './logo';
import { MainMenu, type MenuEntry } from './main-menu';
import { MegaPanel } from './mega-panel';
import { NavLink } from './nav-link';
import { SignedInSwitch } from './signed-in-switch';

const place = ({ label, to }: Pick<NavItem, 'label' | 'to'>) => ({
  label,
  href: path(to),
  within: pathsWithin(to),
});

const menuEntry = (item: NavItem): MenuEntry => ({
  ...place(item),
  panel: item.children && <MegaPanel items={item.children} />,
});

const drawerEntry = (item: NavItem): DrawerEntry => ({
  ...place(item),
  children: (item.children ?? []).map(place),
});

const icon = 'size-tap place-items-center hover:text-kiln data-here:text-terracotta';

/** Fixed at the top of every page; its logo shrinks once the page is scrolled. */
export function Header({ lang }: { lang: Lang }) {
  const list = (
    <EnquiryListLink href={path('cart')} lang={lang} label={enquiryWords[lang].link} className={icon}>
      <ClipboardList aria-hidden className="size-5" />
    </EnquiryListLink>
  );
  return (
    <header data-shell="header" className="fixed inset-x-0 top-0 z-40 border-b border-hairline bg-limewash">
      <div className="wrap bar">
        <Logo lang={lang} className="logo me-auto" />
        <nav aria-label={shell[lang].menu.name} className="hidden h-full nav:block">
          <MainMenu
            entries={navigation[lang].map(menuEntry)}
            submenu={shell[lang].menu.submenu}
            more={
              <ChevronDown
                aria-hidden
                className="size-4 transition-[rotate] duration-slow ease-weighted group-data-open/menu:rotate-180"
              />
            }
          />
        </nav>
        <div className="-me-3 flex items-center gap-1 nav:ms-4">
          {/* Without scripts the word beside it needs the room; it leads to the footer, which leads to the search. */}
          <SearchSheet lang={lang} className={`${icon} grid max-[22em]:noscript:hidden`} />
          <SignedInSwitch
            signedOut={
              <NavLink
                href={path('login')}
                aria-label={shell[lang].signIn}
                className={`${icon} hidden nav:grid`}
              >
                <User aria-hidden className="size-5" />
              </NavLink>
            }
            signedIn={<AccountMenu lang={lang} className={`${icon} hidden nav:grid`} />}
          />
          {list}
          <a
            href="#site-navigation"
            className="t-label hidden min-h-tap items-center px-3 noscript:flex nav:noscript:hidden"
          >
            {shell[lang].menu.open}
          </a>
          <Drawer
            entries={navigation[lang].map(drawerEntry)}
            words={shell[lang].menu}
            logo={<Logo lang={lang} className="logo" />}
            list={list}
            search={
              <Suggest lang={lang}>
                <SearchForm lang={lang} id="menu-search-field" />
              </Suggest>
            }
            end={<DrawerEnd lang={lang} />}
            sign={<Menu aria-hidden className="size-5" />}
          />
        </div>
      </div>
    </header>
  );
}
