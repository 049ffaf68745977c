import type { Lang } from '@/content/lang';
import { UserCheck } from 'lucide-react';
import { path } from '@/content/routes';
import { shell } from '@/content/shell/shell';
import { NavLink } from './nav-link';

const ID = 'account-menu';

const row = 'flex min-h-tap items-center px-5 no-underline hover:text-kiln data-here:text-terracotta';

/** The way to the profile and out again. The browser opens and closes it; no script of ours does. */
export function AccountMenu({ className, lang }: { className: string } & { lang: Lang }) {
  const words = shell[lang].account;

  return (
    <>
      <button type="button" popoverTarget={ID} aria-label={words.name} className={className}>
        <UserCheck aria-hidden className="size-5" />
      </button>
      <ul
        id={ID}
        popover="auto"
        className="t-label fixed inset-auto end-margin under-bar top-(--bar) m-0 min-w-48 border border-bitumen bg-limewash py-2 text-bitumen"
      >
        <li>
          <NavLink href={path('profile', lang)} className={row}>
            {words.profile}
          </NavLink>
        </li>
        <li>
          <NavLink href={path('logout', lang)} className={row}>
            {words.signOut}
          </NavLink>
        </li>
      </ul>
    </>
  );
}
