import { PortfolioPage } from '@/components/pages/company/portfolio-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('portfolio', 'ar');

export default function Page() {
  return <PortfolioPage lang="ar" />;
}
