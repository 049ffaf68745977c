'use client';

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { brokenPage } from '@/components/screens/broken-page';
import { afterDrawing, announceLive } from '@/components/ui/hydration/announce-live';
import { DIR, LANGS } from '@/content/lang';
import { langOfAddress } from '@/content/local-path';
import './globals.css';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

const DocumentScreen = brokenPage(() =>
  import('@/components/screens/error-document').then(({ ErrorDocument }) => ErrorDocument),
);

const never = () => () => {};
// The document is gone, so the address is all that tells the language; the one that is kept for every address is English.
const langHere = () => langOfAddress(location.pathname);
const langKept = () => LANGS[0];

/** Stands in for the whole document when the frame itself threw, so it brings its own. */
export default function GlobalError({ error, reset }: Props) {
  useLayoutEffect(afterDrawing, []);
  useEffect(announceLive, []);
  const lang = useSyncExternalStore(never, langHere, langKept);
  return (
    <html lang={lang} dir={DIR[lang]}>
      <body>
        <DocumentScreen lang={lang} error={error} onAgain={reset} />
      </body>
    </html>
  );
}
