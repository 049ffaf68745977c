'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { contact, telLink } from '@/content/contact';
import type { Lang } from '@/content/lang';
import { ERROR_HEADING } from '@/content/shell/error-heading';

export interface BrokenPageProps {
  lang: Lang;
  error: Error & { digest?: string };
  onAgain: () => void;
}

/** Until the screen has come, and where it cannot be had: the line is away, or a new build has taken its place. */
function Bare({ lang, error: { digest, message } }: BrokenPageProps) {
  return (
    <div className="wrap py-section" role="alert">
      <h1 className="t-title">{ERROR_HEADING[lang]}</h1>
      <p>
        {digest ?? message}{' '}
        <a href={telLink(contact.phone)}>
          <bdi>{contact.phone}</bdi>
        </a>
      </p>
    </div>
  );
}

/** What stands in for a page that broke. It rides in every page, so its screen is fetched when it is first shown. */
export function brokenPage(load: () => Promise<ComponentType<BrokenPageProps>>) {
  const Screen = lazy(() =>
    load().then(
      (screen) => ({ default: screen }),
      () => ({ default: Bare }),
    ),
  );
  return function BrokenPage(props: BrokenPageProps) {
    return (
      <Suspense fallback={<Bare {...props} />}>
        <Screen {...props} />
      </Suspense>
    );
  };
}
