'use client';

import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isModifiedClick } from '@/components/ui/address/is-modified-click';
import { leaveFor } from '@/components/ui/address/leave-for';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { useOpensLate } from '@/components/ui/dialog/use-opens-late';
import { telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import type { PagePath } from '@/content/routes';
import type { AssistantPanelProps } from './assistant-panel';

interface Props {
  lang: Lang;
  words: { open: string; offline: string };
  /** Where the button leads without JavaScript, or when the code of the panel cannot be had. */
  href: PagePath;
  /** Whom to call where nothing can be had. */
  phone: string;
  sign: ReactNode;
}

const PANEL = 'assistant';

/**
 * The button of the assistant: a sign in the header, on wide screens in the margin at the bottom. What it opens is
 * fetched when it is first pressed, and then keeps its state.
 */
export function Assistant({ lang, words, href, phone, sign }: Props) {
  const live = useHydrated();
  const button = useRef<HTMLAnchorElement>(null);
  const [isOffline, setOffline] = useState(false);
  const { Part, open, setOpen, press } = useOpensLate<Omit<AssistantPanelProps, 'said'>>(
    () => import('./load-panel').then(({ loadPanel }) => loadPanel(lang)),
    () => leaveFor(href, () => setOffline(true)),
  );

  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    setOffline(false);
    if (!isOffline) press(event.currentTarget);
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
  const asButton = live && { role: 'button', 'aria-expanded': open || isOffline, onKeyDown };
  return (
    <>
      <a
        ref={button}
        href={href}
        aria-label={words.open}
        aria-controls={Part ? PANEL : undefined}
        data-waits
        data-assistant
        className="header-sign float start-0 bottom-0"
        onClick={onClick}
        {...asButton}
      >
        {sign}
      </a>
      {isOffline && (
        <p role="alert" className="assistant-place p-4">
          {words.offline}{' '}
          <a href={telLink(phone)} className="underline">
            {phone}
          </a>
        </p>
      )}
      {Part && <Part id={PANEL} lang={lang} open={open} onClose={close} onLeave={() => setOpen(false)} />}
    </>
  );
}
