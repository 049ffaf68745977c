'use client';

import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { dropEarlySheets } from '@/components/ui/hydration/drop-early-sheets';
import { isMarkedSignedIn, onMarkChange } from '@/lib/browser/signed-in-mark';

interface Props {
  signedIn: ReactNode;
  signedOut: ReactNode;
}

/**
 * One thing for those who are signed in and another for all others, both in the same place, so that nothing moves.
 * The HTML, which knows nobody, shows the first: without scripts it works for both.
 */
export function WhetherSignedIn({ signedIn, signedOut }: Props) {
  const isIn = useSyncExternalStore(onMarkChange, isMarkedSignedIn, () => true);
  useEffect(dropEarlySheets, []);
  return (
    <span className="grid w-full *:[grid-area:1/1]">
      <span data-signed="in" className={isIn ? '' : 'invisible'}>
        {signedIn}
      </span>
      <span data-signed="out" className={isIn ? 'invisible' : ''}>
        {signedOut}
      </span>
    </span>
  );
}
