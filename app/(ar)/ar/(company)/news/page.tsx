import { newsMetadata, NewsPage } from '@/components/pages/company/news-page';

export const dynamic = 'force-static';
export const metadata = newsMetadata('ar');

export default function Page() {
  return <NewsPage lang="ar" />;
}
