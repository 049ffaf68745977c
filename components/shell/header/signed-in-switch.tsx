'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { isMarkedSignedIn, onMarkChange } from '@/lib/browser/signed-in-mark';

interface Props {
  signedOut: ReactNode;
  signedIn: ReactNode;
}

/** One thing for visitors and another for those who are signed in. The page itself is the same for both. */
export function SignedInSwitch({ signedOut, signedIn }: Props) {
  const pathname = usePathname();
  const marked = useSyncExternalStore(onMarkChange, isMarkedSignedIn, () => false);
  // A new page begins with its menu closed.
  return <Fragment key={pathname}>{marked ? signedIn : signedOut}</Fragment>;
}
