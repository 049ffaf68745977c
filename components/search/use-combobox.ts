import { useEffect, useState } from 'react';
import { useField } from './use-field';

interface Combobox {
  field: HTMLInputElement;
  /** Id of the list. */
  list: string;
  /** Ids of the options, by what is typed. */
  options: (typed: string) => readonly string[];
  /** Whether Escape closes the list before it closes what the field stands in. */
  closesFirst: (typed: string) => boolean;
  onType: () => void;
  onEnter: () => void;
}

/** Where the visitor is in a field and its list: the keys of the ARIA Authoring Practices. */
export function useCombobox({ field, list, options, closesFirst, onType, onEnter }: Combobox) {
  const [typed, setTyped] = useState(field.value);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const ids = options(typed);
  const active = open ? ids[at] : undefined;

  const show = (next: boolean) => {
    setOpen(next);
    setAt(-1);
  };
  /** Through the options and back to the field, which stands before the first and after the last. */
  const move = (by: 1 | -1) => {
    const stops = ids.length + 1;
    setAt(open ? ((at + 1 + by + stops) % stops) - 1 : by > 0 ? 0 : ids.length - 1);
    setOpen(true);
  };
  const keys: Partial<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => {
      event.preventDefault();
      move(1);
    },
    ArrowUp: (event) => {
      event.preventDefault();
      move(-1);
    },
    Enter: (event) => {
      if (!active) return;
      event.preventDefault();
      document.getElementById(active)?.click();
    },
    Escape: (event) => {
      if (!open || !closesFirst(typed)) return;
      event.preventDefault();
      show(false);
    },
    // The caret moves, and with it the visitor is back in the field.
    Home: () => setAt(-1),
    End: () => setAt(-1),
    ArrowLeft: () => setAt(-1),
    ArrowRight: () => setAt(-1),
  };
  useField({
    field,
    list,
    open: open && ids.length > 0,
    active,
    onType: (text) => {
      setTyped(text);
      // It may have been left while this was on its way.
      show(field.form!.contains(document.activeElement));
      onType();
    },
    onEnter: () => {
      setOpen(true);
      onEnter();
    },
    onLeave: () => show(false),
    onKey: (event) => {
      if (!event.isComposing) keys[event.key]?.(event);
    },
  });
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return { typed, open, active, close: () => show(false) };
}
