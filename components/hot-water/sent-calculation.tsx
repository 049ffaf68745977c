'use client';

import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useWantedPage } from '@/components/ui/address/use-wanted-page';
import type { Lang } from '@/content/lang';
import type { PagePath } from '@/content/routes';

type Sheets = ComponentType<{ search: string; lang: Lang }>;

/** Asked for by few: it brings the whole calculation along. Where it cannot be had, the place stays empty. */
const SentSheets = lazy(() =>
  import('./sent-sheets').then(
    (module): { default: Sheets } => ({ default: module.SentSheets }),
    (): { default: Sheets } => ({ default: () => null }),
  ),
);

interface Props {
  /** The address of the calculator. */
  page: PagePath;
  /** One of these in its query is enough to be a calculation. */
  inputs: readonly string[];
  lang: Lang;
  /** The example; it keeps the place while the calculation that was sent is on its way. */
  children: ReactNode;
}

/** Shows the calculation that the way to the calculator brings along, and otherwise the example. */
export function SentCalculation({ page, inputs, lang, children }: Props) {
  const [path, query] = useWantedPage().split('#')[0]!.split('?');
  const brought = new URLSearchParams(query);
  const isSent = path === page && inputs.some((input) => Number(brought.get(input)) > 0);
  if (!isSent) return <div data-example>{children}</div>;
  return (
    <Suspense fallback={<div className="invisible">{children}</div>}>
      <SentSheets search={query ?? ''} lang={lang} />
    </Suspense>
  );
}
