'use client';

import { PageScreen } from '@/components/screens/page-screen';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Where a page of this language threw. */
export default function PageError({ error, reset }: Props) {
  return <PageScreen lang="ar" error={error} onAgain={reset} />;
}
