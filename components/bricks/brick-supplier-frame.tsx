import type { ComponentProps, ReactNode } from 'react';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { PageBanner } from '@/components/pictures/page-banner';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { path, type RouteKey } from '@/content/routes';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';

interface Props {
  route: 'isiklar' | 'laPaloma' | 'yamamaBricks';
  words: Pick<ComponentProps<typeof PageBanner>, 'title' | 'lead' | 'picture' | 'tall'> & {
    breadcrumbs: string;
    /** `to`: where it is asked, if not in the contact form. */
    next: { title: string; text: string; ask: string; to?: RouteKey; bricks: string };
  };
  /** What the page lists, for structured data. */
  products: Parameters<typeof listPageJsonLd>[2];
  /** Whether the page's last section stands on sand. */
  endsOnSand?: boolean;
  lang: Lang;
  children: ReactNode;
}

/** What the page of every manufacturer of bricks begins and ends with. */
export function BrickSupplierFrame({ route, words, products, endsOnSand, lang, children }: Props) {
  const { title, lead, picture, tall, breadcrumbs, next } = words;
  return (
    <>
      <JsonLd data={[breadcrumbJsonLd(route, lang), listPageJsonLd(route, lang, products)]} />
      <PageBanner
        {...{ title, lead, picture, tall, lang }}
        trail={<Breadcrumbs of={route} label={breadcrumbs} lang={lang} />}
      />
      {children}
      <Onward title={next.title} text={next.text} afterSand={endsOnSand}>
        <ButtonLink href={path(next.to ?? 'contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('bricks', lang)}>{next.bricks}</TextLink>
      </Onward>
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
    </>
  );
}
