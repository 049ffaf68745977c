import { PortfolioPage } from '@/components/pages/company/portfolio-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('portfolio', 'en');

export default function Page() {
  return <PortfolioPage lang="en" />;
}
