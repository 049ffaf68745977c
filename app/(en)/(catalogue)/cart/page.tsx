import { CartPage } from '@/components/pages/catalogue/cart-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('cart', 'en');

export default function Page() {
  return <CartPage lang="en" />;
}
