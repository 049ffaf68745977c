import { ArrowUp, ChevronDown, ClipboardList, Menu, MessageSquareText, User } from 'lucide-react';
import { Assistant } from '@/components/assistant/assistant';
import { CallLink } from '@/components/links/call-link';
import { LanguageLinks } from '@/components/links/language-links';
import { SearchForm } from '@/components/search/search-form';
import { SearchSheet } from '@/components/search/search-sheet';
import { Suggest } from '@/components/search/suggest';
import { chat } from '@/content/assistant/words';
import { company } from '@/content/company';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { navigation, type NavItem } from '@/content/shell/navigation';
import { path } from '@/content/routes';
import { searchWords } from '@/content/search/words';
import { shell } from '@/content/shell/shell';
import { pathsWithin } from './active-nav-paths';
import { AccountMenu } from './account-menu';
import { Drawer } from '@/components/shell/drawer/drawer';
import { DrawerEnd } from '@/components/shell/drawer/drawer-end';
import type { DrawerEntry } from '@/components/shell/drawer/drawer-rows';
import { EnquiryListLink } from './enquiry-list-link';
import { InstallOffer } from '@/components/shell/install-offer';
import { Logo } from './logo';
import { MainMenu, type MenuEntry } from './main-menu';
import { MegaPanel } from './mega-panel';
import { menuLabel } from './menu-label';
import { NavLink } from './nav-link';
import { SignedInSwitch } from './signed-in-switch';
import { ToTop } from '@/components/shell/footer/to-top';

const place = ({ label, to }: Pick<NavItem, 'label' | 'to'>, lang: Lang) => ({
  label,
  href: path(to, lang),
  within: pathsWithin(to, lang),
});

const menuEntry = (item: NavItem, lang: Lang): MenuEntry => ({
  ...place(item, lang),
  panel: item.children && <MegaPanel items={item.children} lang={lang} />,
});

const drawerEntry = (item: NavItem, lang: Lang): DrawerEntry => ({
  ...place(item, lang),
  children: (item.children ?? []).map((child) => ({ ...place(child, lang), label: menuLabel(child) })),
});

const language =
  't-small hidden min-h-tap items-center px-2 no-underline hover:text-kiln hover:underline nav:inline-flex';
const icon = 'size-tap place-items-center hover:text-kiln data-here:text-terracotta';

const stores = { android: company.apps.android.url, ios: company.apps.ios.url };

/** Whom to call: a sign among the others, with the number where the row has room for it. */
const HeaderCall = ({ lang }: { lang: Lang }) => (
  <CallLink
    lang={lang}
    className="inline-flex min-w-tap justify-center nav:order-first nav:me-2"
    numberClass="hidden min-[86em]:inline"
  />
);

/**
 * Fixed at the top of every page; its logo shrinks once the page is scrolled. Whatever else stays while a page is
 * scrolled is a part of it on narrow screens, so that nothing lies over the words: docs/decisions/160.
 */
export function Header({ lang }: { lang: Lang }) {
  const list = (
    <EnquiryListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} className={icon}>
      <ClipboardList aria-hidden className="size-5" />
    </EnquiryListLink>
  );
  return (
    <header data-shell="header" className="fixed inset-x-0 top-0 z-40 border-b border-hairline bg-limewash">
      <div className="wrap bar">
        <Logo lang={lang} className="logo me-auto" />
        <nav aria-label={shell[lang].menu.name} className="hidden h-full nav:block">
          <MainMenu
            entries={navigation[lang].map((item) => menuEntry(item, lang))}
            submenu={shell[lang].menu.submenu}
            more={
              <ChevronDown
                aria-hidden
                className="size-4 transition-[rotate] duration-slow ease-weighted group-data-open/menu:rotate-180"
              />
            }
          />
        </nav>
        <div className="-me-3 flex items-center sm:gap-1 nav:ms-4">
          <ToTop
            label={shell[lang].toTop}
            className="hidden size-tap place-items-center hover:text-kiln scrolled:grid nav:scrolled:hidden"
          >
            <ArrowUp aria-hidden className="size-5" />
          </ToTop>
          <Assistant
            lang={lang}
            words={{ open: chat[lang].open, offline: chat[lang].offline }}
            phone={company.phone}
            href={path('contact', lang)}
            sign={<MessageSquareText aria-hidden className="size-5" />}
          />
          {/* On narrow telephones the menu has it, as its first thing. */}
          <SearchSheet lang={lang} className={`${icon} grid max-[24em]:hidden`} />
          <HeaderCall lang={lang} />
          <LanguageLinks lang={lang} className={language} />
          <SignedInSwitch
            signedOut={
              <NavLink
                href={path('login', lang)}
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
            aria-label={shell[lang].menu.open}
            className={`${icon} hidden noscript:grid nav:noscript:hidden`}
          >
            <Menu aria-hidden className="size-5" />
          </a>
          <Drawer
            entries={navigation[lang].map((item) => drawerEntry(item, lang))}
            words={shell[lang].menu}
            logo={<Logo lang={lang} className="logo" />}
            list={list}
            search={
              <Suggest lang={lang} offline={searchWords[lang].offline}>
                <SearchForm lang={lang} id="menu-search-field" />
              </Suggest>
            }
            end={<DrawerEnd lang={lang} />}
            sign={<Menu aria-hidden className="size-5" />}
          />
        </div>
      </div>
      <InstallOffer words={shell[lang].app} stores={stores} />
    </header>
  );
}
