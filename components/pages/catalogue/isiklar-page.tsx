import { AddProduct } from '@/components/enquiry-list/add-product';
import { FloatingListLink } from '@/components/enquiry-list/floating-list-link';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { Picture } from '@/components/pictures/picture';
import { PageBanner } from '@/components/pictures/page-banner';
import { JsonLd } from '@/components/structured-data/json-ld';
import { Onward } from '@/components/ui/layout/onward';
import { SectionHead } from '@/components/ui/layout/section-head';
import { Swatch } from '@/components/ui/control/swatch';
import type { IsiklarId } from '@/content/catalogue/isiklar';
import { enquiryWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import { isiklarPage, isiklarShelves } from '@/content/pages/isiklar';
import { path } from '@/content/routes';
import { supplierName } from '@/content/suppliers/names';
import { canonicalUrl } from '@/lib/settings/site';
import { breadcrumbJsonLd, listPageJsonLd } from '@/lib/structured-data/page-json-ld';

const brand = supplierName('isiklar');

export function IsiklarPage({ lang }: { lang: Lang }) {
  const { title, lead, picture, tall, breadcrumbs, intro, note, next } = isiklarPage[lang];
  const { groups, featured } = isiklarShelves(lang);
  const products = [groups, featured].flatMap((section) =>
    section.items.map((item) => ({
      name: `${brand} ${item.title}`,
      url: `${canonicalUrl('isiklar', lang)}#${item.id}`,
    })),
  );

  return (
    <>
      <JsonLd data={[breadcrumbJsonLd('isiklar', lang), listPageJsonLd('isiklar', lang, products)]} />
      <PageBanner
        title={title}
        lead={lead}
        picture={picture}
        tall={tall}
        trail={<Breadcrumbs of="isiklar" label={breadcrumbs} lang={lang} />}
        lang={lang}
      />
      <div className="wrap pb-section">
        <p className="t-lead">{intro}</p>
      </div>
      <section aria-labelledby="groups" className="wrap pb-section">
        <SectionHead id="groups" title={groups.title} />
        <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {groups.items.map((item) => (
            <li key={item.id} id={item.id}>
              <Item {...item} sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw" lang={lang} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="featured" className="section ground bg-sand">
        <div className="wrap">
          <SectionHead id="featured" title={featured.title} />
          <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-2">
            {featured.items.map((item) => (
              <li key={item.id} id={item.id}>
                <Item {...item} sizes="(min-width: 48em) 47vw, 92vw" lang={lang} />
              </li>
            ))}
          </ul>
          <p className="t-note pt-8 text-bitumen-soft">{note}</p>
        </div>
      </section>
      <Onward title={next.title} text={next.text}>
        <ButtonLink href={path('contact', lang)}>{next.ask}</ButtonLink>
        <TextLink href={path('bricks', lang)}>{next.bricks}</TextLink>
      </Onward>
      <FloatingListLink href={path('cart', lang)} lang={lang} label={enquiryWords[lang].link} />
    </>
  );
}

interface ItemProps {
  id: IsiklarId;
  title: string;
  text: string;
  tones: readonly string[];
  sizes: string;
  lang: Lang;
}

/** A group or an item of it: tones, name, what it is for, and the way onto the enquiry list. */
function Item({ id, title, text, tones, sizes, lang }: ItemProps) {
  return (
    <article aria-labelledby={`${id}-title`}>
      <Picture id={`isiklar/${id}`} sizes={sizes} className="aspect-landscape" lang={lang} />
      <Swatch colours={tones} className="flex h-3 w-full" />
      <h3 id={`${id}-title`} className="t-head pt-3">
        {title}
      </h3>
      <p className="t-small max-w-measure text-bitumen-soft">{text}</p>
      <AddProduct id={`isiklar-${id}`} lang={lang} />
    </article>
  );
}
