'use client';

import { lazy, Suspense } from 'react';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';
import { LANGS } from '@/content/lang';

const nothing = { default: () => null };

const LanguageLine = lazy(() =>
  import('./language-line').then(
    (module) => ({ default: module.LanguageLine }),
    () => nothing,
  ),
);

/** The first language of ours among those that the browser asks for. */
const asked = () =>
  navigator.languages.map((one) => one.slice(0, 2)).find((one) => LANGS.some((lang) => lang === one));

/** On English pages: fetches the line that offers Arabic where the browser asks for it first. Nobody is sent anywhere. */
export function LanguageOffer() {
  const live = useHydrated();
  return <Suspense>{live && asked() === 'ar' && <LanguageLine />}</Suspense>;
}
