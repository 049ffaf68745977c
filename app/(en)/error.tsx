'use client';

import { ErrorScreen } from '@/components/screens/error-screen';
import { errorWords } from '@/content/messages-of-errors';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Stands in for a page that threw; header and footer stay. */
export default function PageError({ error, reset }: Props) {
  return <ErrorScreen lang="en" words={errorWords.en} error={error} onAgain={reset} />;
}
