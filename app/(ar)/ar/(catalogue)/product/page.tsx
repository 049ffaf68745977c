import { ProductPage } from '@/components/pages/catalogue/product-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('product', 'ar');

export default function Page() {
  return <ProductPage lang="ar" />;
}
