import { ContactPage } from '@/components/pages/contact-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('contact', 'en');

export default function Page() {
  return <ContactPage lang="en" />;
}
