'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { useMediaQuery } from '@/components/ui/loading/use-media-query';
import { localPath } from '@/content/local-path';
import type { InstallBannerProps } from './install-banner';

const nothing = { default: () => null };

const InstallBanner = lazy(() =>
  import('./install-banner').then(
    (module) => ({ default: module.InstallBanner }),
    () => nothing,
  ),
);

/** Fetches the way to the app where it can appear: at home, on a small screen. */
export function InstallOffer(props: InstallBannerProps) {
  const small = useMediaQuery('(max-width: 47.99em)');
  const home = usePathname() === localPath('/', usePageLang());
  return <Suspense>{small && home && <InstallBanner {...props} />}</Suspense>;
}
