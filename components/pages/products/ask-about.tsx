import { ArrowRight } from 'lucide-react';
import { LinkWith } from '@/components/enquiry/link-with';
import { textLinkLook } from '@/components/links/text-link';
import type { Lang } from '@/content/lang';
import type { ProductPage } from '@/content/products/addresses';
import { productWords } from '@/content/products/page-words';
import { path } from '@/content/routes';
import { productAttachment } from '@/lib/enquiry-attachment/product-attachment';
import { fill } from '@/lib/site/fill';
import { unbroken } from '@/components/ui/layout/unbroken';

interface Props {
  page: ProductPage;
  name: string;
  lang: Lang;
}

/** The way to the contact form, where the product then stands below the message. */
export const AskAbout = ({ page, name, lang }: Props) => (
  <LinkWith
    href={`${path('contact', lang)}#connect`}
    className={textLinkLook}
    attachment={productAttachment(page, lang)}
  >
    <span>{unbroken(fill(productWords[lang].next.ask, { name }))}</span>
    <ArrowRight aria-hidden className="flip" />
  </LinkWith>
);
