import { usePathname } from 'next/navigation';
import { useId, useState, type ReactNode } from 'react';
import type { PagePath } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import { NavLink } from '@/components/shell/header/nav-link';

export interface DrawerEntry {
  label: string;
  href: PagePath;
  within: readonly PagePath[];
  children: readonly { label: string; href: PagePath; within: readonly PagePath[] }[];
}

interface Props {
  entries: readonly DrawerEntry[];
  submenu: string;
  /** The sign of a group. */
  more: ReactNode;
}

/** The rows of the mobile menu. Opens with the group of the current page; one group at a time. */
export function DrawerRows({ entries, submenu, more }: Props) {
  const pathname = usePathname();
  const id = useId();
  const [open, setOpen] = useState(
    () => entries.find((entry) => [entry.href, ...entry.within].some((path) => path === pathname))?.href,
  );
  return (
    <ul>
      {entries.map(({ label, href, within, children }) => (
        <li key={href} className="grid grid-cols-[1fr_auto] border-b border-hairline last:border-0">
          <NavLink href={href} within={within} className="drawer-row">
            {label}
          </NavLink>
          {children.length > 0 && (
            <>
              <button
                type="button"
                aria-label={fill(submenu, { name: label })}
                aria-expanded={open === href}
                aria-controls={`${id}${href}`}
                className="group grid w-15 items-center justify-items-end hover:text-kiln aria-expanded:text-terracotta"
                onClick={() => setOpen(open === href ? undefined : href)}
              >
                {more}
              </button>
              <ul id={`${id}${href}`} hidden={open !== href} className="col-span-2 pb-4">
                {children.map((child) => (
                  <li key={child.href}>
                    <NavLink href={child.href} within={child.within} className="drawer-sub-row">
                      {child.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
