'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useBackCloses } from './use-back-closes';

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
  /** Going back closes it. Not for those whose state is the address: they have an entry of their own. */
  back?: boolean;
}

const isVeil = (target: EventTarget, dialog: Element) =>
  target === dialog || (target as Element).hasAttribute('data-veil');

/** The page behind does not scroll while a dialog is open: see html[data-dialog] in app/styles/base.css. */
function holdPage() {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
}

/**
 * The one dialog of the site: the browser's own modal, so focus stays inside, the page behind is inert,
 * and focus returns to the opener. The focus goes to what is marked `data-first-focus`, else to the first
 * control. Closes on Escape, on a press that begins and ends outside its content, and by its owner.
 */
export function Dialog(props: Props) {
  const { open, onClose, label, children, look = 'panel', stays = false, back = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // A text that is selected to beyond its edge ends on the veil, and is no press on it.
  const beganOnVeil = useRef(true);
  useBackCloses(open && back, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    }
    holdPage();
    return () => {
      if (element.isConnected) element.close();
      holdPage();
    };
  }, [open]);

  // The second press of a double one falls on the veil of what the first one opened.
  const press = ({ target, currentTarget, detail }: MouseEvent) => {
    if (!stays && detail < 2 && beganOnVeil.current && isVeil(target, currentTarget)) onClose();
  };
  // At once, not when the browser tells that it has closed: by then it may have been opened again.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      // What they look like stands in app/styles/dialogs.css.
      className={`dialog-${look} ${look === 'full' ? 'on-dark' : ''}`}
      onCancel={cancel}
      onClose={() => !dialog.current?.open && onClose()}
      onPointerDown={(event) => (beganOnVeil.current = isVeil(event.target, event.currentTarget))}
      onClick={press}
    >
      {open && children}
    </dialog>
  );
}
