'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { LANGS } from '@/content/lang';

/** The first language of ours among those that the browser asks for. */
const asked = () =>
  navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGS.some((lang) => lang === one));

/** On English pages: fetches the line that offers Arabic where the browser asks for it first. Nobody is sent anywhere. */
export function LanguageOffer() {
  const [Line, setLine] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (asked() === 'ar')
      import('./language-line').then(
        ({ LanguageLine }) => setLine(() => LanguageLine),
        () => undefined,
      );
  }, []);
  return Line && <Line />;
}
