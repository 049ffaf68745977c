import { ProductPage } from '@/components/pages/product-page';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('product', 'en');

export default function Page() {
  return <ProductPage lang="en" />;
}
