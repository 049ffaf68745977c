import { ContactPage } from '@/components/pages/company/contact-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('contact', 'ar');

export default function Page() {
  return <ContactPage lang="ar" />;
}
