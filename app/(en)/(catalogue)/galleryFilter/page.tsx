import { GalleryPage } from '@/components/pages/catalogue/gallery-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('gallery', 'en');

export default function Page() {
  return <GalleryPage lang="en" />;
}
