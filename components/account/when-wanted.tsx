'use client';

import type { ReactNode } from 'react';
import type { PagePath } from '@/content/routes';
import { useWantedPage } from '@/components/ui/address/use-wanted-page';

interface Props {
  /** The page that asked for signing in. */
  path: PagePath;
  /** Beside something that is shown anyway: without scripts that alone. */
  extra?: boolean;
  children: ReactNode;
}

/**
 * Shown to those who are on their way to a page. The HTML holds it hidden, and no picture of it is fetched;
 * without scripts nothing knows the way, and all of it is shown that is not an extra.
 */
export function WhenWanted({ path, extra = false, children }: Props) {
  const isWanted = useWantedPage().split(/[?#]/)[0] === path;
  return (
    <div data-wanted={path} className={isWanted ? '' : `hidden ${extra ? '' : 'noscript:block'}`}>
      {children}
    </div>
  );
}
