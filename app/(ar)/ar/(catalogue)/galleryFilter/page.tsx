import { GalleryPage } from '@/components/pages/catalogue/gallery-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('gallery', 'ar');

export default function Page() {
  return <GalleryPage lang="ar" />;
}
