import type { Lang } from '@/content/lang';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list';
import { SplitHead } from '@/components/pictures/split-head';
import { TextLink } from '@/components/links/text-link';
import { company } from '@/content/company';
import { ENQUIRY_LIST } from '@/content/forms/enquiry-list';
import { cartPage } from '@/content/pages/cart';
import { path } from '@/content/routes';

const { title, kept, noScript } = ENQUIRY_LIST;

export function CartPage({ lang }: { lang: Lang }) {
  const { picture, lead, contact } = cartPage[lang];

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
        <EnquiryList whatsapp={company.whatsapp} ways={<Ways lang={lang} />} />
      </div>
    </>
  );
}

function Ways({ lang }: { lang: Lang }) {
  const { ways } = cartPage[lang];

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
