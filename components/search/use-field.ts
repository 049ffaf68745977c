import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

interface Field {
  field: HTMLInputElement;
  /** Id of the list. */
  list: string;
  /** Whether the list is on show. */
  open: boolean;
  /** Id of the option that Enter would choose. */
  active?: string;
  onType: (text: string) => void;
  onEnter: () => void;
  onLeave: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/**
 * Makes a field that stands in the page already the field of a combobox. It stays the same element, so that what is
 * being typed, the keys of a telephone and the place of the caret stay too.
 */
export function useField({ field, list, open, active, onType, onEnter, onLeave, onKey }: Field) {
  const typed = useEffectEvent(() => onType(field.value));
  const entered = useEffectEvent(onEnter);
  const left = useEffectEvent(onLeave);
  const key = useEffectEvent(onKey);

  useEffect(() => {
    const around = field.closest('form')!.parentElement!;
    const leave = ({ target, relatedTarget }: Event & { relatedTarget?: EventTarget | null }) => {
      const next = relatedTarget === undefined ? target : relatedTarget;
      if (next && !around.contains(next as Node)) left();
    };
    const [onInput, onFocus, onDown] = [() => typed(), () => entered(), (event: KeyboardEvent) => key(event)];
    field.addEventListener('input', onInput);
    field.addEventListener('focus', onFocus);
    field.addEventListener('click', onFocus);
    field.addEventListener('keydown', onDown);
    around.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', leave);
    // What was typed while this was on its way.
    typed();
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('click', onFocus);
      field.removeEventListener('keydown', onDown);
      around.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [field]);

  useLayoutEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(open));
    if (open) field.setAttribute('aria-controls', list);
    else field.removeAttribute('aria-controls');
    if (active) field.setAttribute('aria-activedescendant', active);
    else field.removeAttribute('aria-activedescendant');
  }, [field, list, open, active]);
}
