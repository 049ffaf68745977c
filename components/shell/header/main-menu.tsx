'use client';

import { useId, useRef, type ReactNode } from 'react';
import type { PagePath } from '@/content/routes';
import { fill } from '@/lib/site/fill';
import { NavLink } from './nav-link';
import { useMenu } from './use-menu';

export interface MenuEntry {
  label: string;
  href: PagePath;
  within: readonly PagePath[];
  /** What is under it, rendered on the server. */
  panel?: ReactNode;
}

interface Props {
  entries: readonly MenuEntry[];
  /** Follows an item's name on the button that opens its panel. */
  submenu: string;
  /** The sign on that button. */
  more: ReactNode;
}

/* What they look like stands in app/styles/controls.css. */
const leafWord = 'menu-word after:end-0';

/** The line under the word runs on under the sign beside it; open, the word is coloured alone: the line marks where one is. */
const branchWord = 'menu-word after:-end-5.5 noscript:after:end-0 group-data-open/menu:text-kiln';

/** The main menu of wide screens: links, and beside those with pages under them a button for the panel. */
export function MainMenu({ entries, submenu, more }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const menu = useMenu(list);
  return (
    <ul
      ref={list}
      className="t-small flex h-full gap-[clamp(1rem,1.8vw,2rem)] font-[520] [font-stretch:min(105%,var(--w-mid))]"
    >
      {entries.map((entry) =>
        entry.panel ? (
          <Branch key={entry.href} entry={entry} menu={menu} submenu={submenu} more={more} />
        ) : (
          <li key={entry.href} className="flex">
            <NavLink href={entry.href} within={entry.within} className={leafWord}>
              {entry.label}
            </NavLink>
          </li>
        ),
      )}
    </ul>
  );
}

interface BranchProps {
  entry: MenuEntry;
  menu: ReturnType<typeof useMenu>;
  submenu: string;
  more: ReactNode;
}

function Branch({ entry: { label, href, within, panel }, menu, submenu, more }: BranchProps) {
  const id = useId();
  const open = menu.openKey === href;
  return (
    <li
      data-menu={href}
      data-open={open || undefined}
      className="group/menu flex"
      onPointerEnter={(event) => menu.hover(href, event)}
      onPointerLeave={menu.unhover}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) menu.close();
      }}
      onClick={({ target }) => (target as Element).closest('a') && menu.close()}
    >
      <NavLink href={href} within={within} className={branchWord}>
        {label}
      </NavLink>
      <button
        type="button"
        aria-label={fill(submenu, { name: label })}
        aria-expanded={open}
        aria-controls={id}
        className="menu-fold"
        onClick={() => menu.press(href)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          menu.enter(href);
        }}
      >
        {more}
      </button>
      <div id={id} data-panel className="mega font-normal [font-stretch:var(--w-text)]">
        {panel}
      </div>
    </li>
  );
}
