'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { ErrorScreen } from '@/components/screens/error-screen';
import { afterDrawing, announceLive } from '@/components/ui/hydration/announce-live';
import { Mark } from '@/components/ui/layout/mark';
import { DIR } from '@/content/lang';
import { otherErrorWords } from '@/content/messages-of-errors';
import { errorInEnglish, type ErrorWords } from '@/content/messages-of-errors.en';
import { langOfAddress } from '@/content/local-path';
import { fontVariables } from './fonts';
import './globals.css';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Stands in for the whole document when the frame itself threw, so it brings its own. */
export default function GlobalError({ error, reset }: Props) {
  useLayoutEffect(afterDrawing, []);
  useEffect(announceLive, []);
  // The document is gone, so the address is all that tells the language.
  const lang = langOfAddress(typeof location === 'undefined' ? '/' : location.pathname);
  const [words, setWords] = useState<ErrorWords>(errorInEnglish);
  useEffect(() => {
    // Where they cannot be had the English ones stay.
    if (lang !== 'en') otherErrorWords[lang]().then(setWords, () => undefined);
  }, [lang]);
  return (
    <html lang={lang} dir={DIR[lang]} className={fontVariables}>
      <body>
        <title>{words.title}</title>
        <p className="wrap fixed inset-x-0 top-0 flex h-hd items-center gap-3 border-b border-hairline bg-limewash">
          <Mark className="w-14 text-terracotta" />
          <b className="t-head uppercase">{words.brand}</b>
        </p>
        <main>
          <ErrorScreen lang={lang} words={words} error={error} onAgain={reset} />
        </main>
      </body>
    </html>
  );
}
