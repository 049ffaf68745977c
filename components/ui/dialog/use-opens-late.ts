import { useState, type ComponentType } from 'react';
import { busyWhile } from '@/components/ui/control/busy-while';

/**
 * Something that opens and shuts, whose code comes with the first press and then keeps its state.
 * `orElse` is done where the code cannot be had.
 */
export function useOpensLate<Props>(load: () => Promise<ComponentType<Props>>, orElse: () => void) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);
  const press = (control: Element) => {
    if (Part) return setOpen(!open);
    // Had twice, it would be drawn anew and lose its state.
    if (control.hasAttribute('aria-busy')) return;
    const opened = load().then((part) => {
      setPart(() => part);
      setOpen(true);
    }, orElse);
    busyWhile(control, opened);
  };
  return { Part, open, setOpen, press };
}
