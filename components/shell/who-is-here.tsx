'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { SIGNED_IN_MARK } from '@/lib/core/signed-in-mark';

// The mark changes only with a page: signing in loads one, signing out turns to one.
const never = () => () => {};
const isMarked = () => document.cookie.split('; ').some((one) => one.startsWith(`${SIGNED_IN_MARK}=`));

interface Props {
  nobody: ReactNode;
  somebody: ReactNode;
}

/** One thing for visitors and another for those who are signed in. The page itself is the same for both. */
export function WhoIsHere({ nobody, somebody }: Props) {
  const pathname = usePathname();
  const signedIn = useSyncExternalStore(never, isMarked, () => false);
  // A new page begins with its menu closed.
  return <Fragment key={pathname}>{signedIn ? somebody : nobody}</Fragment>;
}
