'use client';

import { ErrorScreen } from '@/components/screens/error-screen';
import { errorInEnglish } from '@/content/messages-of-errors.en';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Stands in for a page that threw; header and footer stay. */
export default function PageError({ error, reset }: Props) {
  return <ErrorScreen lang="en" words={errorInEnglish} error={error} onAgain={reset} />;
}
