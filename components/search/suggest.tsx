'use client';

import { useState, type ComponentType, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { Lang } from '@/content/lang';
import type { SuggestionsProps } from './suggestions';

interface Props {
  lang: Lang;
  /** Whether what is suggested lies over what follows, instead of pushing it down. */
  over?: boolean;
  /** What is said instead of leaving the page while there is no connection. */
  offline: string;
  /** The form. */
  children: ReactNode;
}

/** A form that suggests while one types. What does so is fetched when its field first has the focus. */
export function Suggest({ lang, over = false, offline, children }: Props) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [Part, setPart] = useState<ComponentType<SuggestionsProps> | null>(null);

  const [isOffline, setOffline] = useState(false);

  const send = (event: SyntheticEvent) => {
    setOffline(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  };
  const begin = ({ target }: FocusEvent) => {
    if (field || !(target instanceof HTMLInputElement)) return;
    setField(target);
    import('./suggestions').then(
      ({ Suggestions }) => setPart(() => Suggestions),
      // The form is what it was, and leads to the page of results.
      () => setField(null),
    );
  };
  return (
    <div className="relative" onFocus={begin} onSubmit={send} onInput={() => setOffline(false)}>
      {children}
      {isOffline && (
        <p role="alert" className="t-small py-2">
          {offline}
        </p>
      )}
      {Part && field?.isConnected && <Part key={field.id} field={field} lang={lang} over={over} />}
    </div>
  );
}
