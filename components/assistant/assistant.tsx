'use client';

import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isModifiedClick } from '@/components/ui/is-modified-click';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useOpensLate } from '@/components/ui/use-opens-late';
import type { Lang } from '@/content/lang';
import type { SitePath } from '@/content/routes';
import type { AssistantPanelProps } from './assistant-panel';

interface Props {
  lang: Lang;
  label: string;
  /** Where the button leads without JavaScript, or when the code of the panel cannot be had. */
  href: SitePath;
  sign: ReactNode;
  /** What stands in the same row. */
  children: ReactNode;
}

const PANEL = 'assistant';

/** The button of the assistant. What it opens is fetched when it is first pressed, and then keeps its state. */
export function Assistant({ lang, label, href, sign, children }: Props) {
  const live = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const { Part, open, setOpen, press } = useOpensLate<AssistantPanelProps>(
    () => import('./assistant-panel').then((module) => module.AssistantPanel),
    () => window.location.assign(href),
  );

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    press(event.currentTarget);
  };
  // A link is pressed by Enter alone; a button by the space bar too.
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const asButton = live && { role: 'button', 'aria-expanded': open, onKeyDown };
  return (
    <>
      <div className="flex shrink-0">
        <a
          ref={button}
          href={href}
          aria-label={label}
          aria-controls={Part ? PANEL : undefined}
          data-waits
          data-assistant
          className="float"
          onClick={onClick}
          {...asButton}
        >
          {sign}
        </a>
        {children}
      </div>
      {Part && <Part id={PANEL} lang={lang} open={open} onClose={close} />}
    </>
  );
}
