import { NotFoundPage, notFoundMetadata } from '@/components/screens/not-found-page';

export const dynamic = 'force-static';
export const metadata = notFoundMetadata('ar');

/** Any address below /ar that the table does not hold is rewritten to this one (next.config.ts). */
export default function NotFound() {
  return <NotFoundPage lang="ar" />;
}
