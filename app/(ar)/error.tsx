'use client';

import { ErrorScreen } from '@/components/screens/error-screen';
import { errorInArabic } from '@/content/messages-of-errors.ar';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** Stands in for a page that threw; header and footer stay. */
export default function PageError({ error, reset }: Props) {
  return <ErrorScreen lang="ar" words={errorInArabic} error={error} onAgain={reset} />;
}
