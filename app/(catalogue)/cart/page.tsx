import { EnquiryList } from '@/components/enquiry-list/enquiry-list';
import { SplitHead } from '@/components/pictures/split-head';
import { TextLink } from '@/components/links/text-link';
import { company } from '@/content/company';
import { ENQUIRY_LIST } from '@/content/forms/enquiry-list';
import { cartPage } from '@/content/pages/cart';
import { path } from '@/content/routes';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('cart');

const { title, kept, noScript } = ENQUIRY_LIST;
const { picture, lead, ways, contact } = cartPage;

export default function CartPage() {
  return (
    <>
      <SplitHead title={title} picture={picture}>
        <p className="t-lead no-print">{lead}</p>
        <p className="no-print max-w-measure text-bitumen-soft">{kept}</p>
        <div className="hidden gap-3 noscript:grid">
          <p>{noScript}</p>
          <TextLink href={path('contact')}>{contact}</TextLink>
        </div>
      </SplitHead>
      <div className="wrap py-section noscript:hidden print:py-0">
        <EnquiryList whatsapp={company.whatsapp} ways={<Ways />} />
      </div>
    </>
  );
}

function Ways() {
  return (
    <p className="flex flex-wrap gap-x-8">
      {ways.map(({ text, to }) => (
        <TextLink key={to} href={path(to)}>
          {text}
        </TextLink>
      ))}
    </p>
  );
}
