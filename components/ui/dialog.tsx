'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Spoken name of the dialog. */
  label: string;
  children: ReactNode;
  /** `panel`: a sheet on a veil. `full`: the whole screen is the veil, as for pictures. `screen`: a page over the page. `sheet`: a panel for something to read. */
  look?: 'panel' | 'sheet' | 'full' | 'screen';
  /** A press beside it does not close it: there is something to lose. */
  stays?: boolean;
}

const looks = {
  panel:
    'm-auto w-[min(100%-2rem,34rem)] border border-bitumen bg-limewash p-6 text-bitumen backdrop:bg-veil sm:p-8',
  sheet:
    'm-auto max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,62rem)] overflow-y-auto border border-bitumen bg-limewash text-bitumen backdrop:bg-veil',
  full: 'on-dark h-dvh w-dvw bg-veil text-limewash backdrop:bg-transparent',
  screen:
    'h-dvh w-full bg-limewash text-bitumen transition-[clip-path] duration-slow ease-weighted backdrop:bg-transparent [clip-path:inset(0)] starting:open:[clip-path:inset(0_0_100%)]',
};

/**
 * The one dialog of the site: the browser's own modal, so focus stays inside, the page behind is inert,
 * and focus returns to the opener. The focus goes to what is marked `data-first-focus`, else to the first
 * control. Closes on Escape, on a press outside its content, and by its owner.
 */
export function Dialog({ open, onClose, label, children, look = 'panel', stays = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={looks[look]}
      onClose={onClose}
      onClick={(event) => {
        const pressed = event.target as Element;
        if (stays) return;
        if (pressed === event.currentTarget || pressed.hasAttribute('data-veil')) dialog.current?.close();
      }}
    >
      {open && children}
    </dialog>
  );
}
