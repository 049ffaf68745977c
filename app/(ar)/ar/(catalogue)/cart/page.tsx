import { CartPage } from '@/components/pages/catalogue/cart-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('cart', 'ar');

export default function Page() {
  return <CartPage lang="ar" />;
}
