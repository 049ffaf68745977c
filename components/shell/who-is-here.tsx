'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { isMarkedSignedIn, onMarkChange } from '@/lib/core/signed-in-mark';

interface Props {
  nobody: ReactNode;
  somebody: ReactNode;
}

/** One thing for visitors and another for those who are signed in. The page itself is the same for both. */
export function WhoIsHere({ nobody, somebody }: Props) {
  const pathname = usePathname();
  const signedIn = useSyncExternalStore(onMarkChange, isMarkedSignedIn, () => false);
  // A new page begins with its menu closed.
  return <Fragment key={pathname}>{signedIn ? somebody : nobody}</Fragment>;
}
