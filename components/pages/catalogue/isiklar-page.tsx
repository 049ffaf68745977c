import { BrickSupplierFrame } from '@/components/bricks/brick-supplier-frame';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { ProductTitle } from '@/components/links/product-title';
import { Picture } from '@/components/pictures/picture';
import { SectionHead } from '@/components/ui/layout/section-head';
import { Swatch } from '@/components/ui/control/swatch';
import type { IsiklarId } from '@/content/catalogue/isiklar';
import type { Lang } from '@/content/lang';
import { isiklarPage, isiklarShelves } from '@/content/pages/catalogue/isiklar';
import { addressOf } from '@/content/products/addresses';
import { path } from '@/content/routes';
import { supplierName } from '@/content/suppliers/names';
import { absolute } from '@/lib/settings/site';

const brand = supplierName('isiklar');

export function IsiklarPage({ lang }: { lang: Lang }) {
  const { note } = isiklarPage[lang];
  const { groups, featured } = isiklarShelves(lang);
  const products = [groups, featured].flatMap((section) =>
    section.items.map((item) => ({
      name: `${brand} ${item.title}`,
      url: absolute(addressOf(`isiklar-${item.id}`, lang, path('isiklar', lang))),
    })),
  );

  return (
    <BrickSupplierFrame route="isiklar" endsOnSand words={isiklarPage[lang]} products={products} lang={lang}>
      <section aria-labelledby="groups" className="border-t border-hairline pt-8 pb-section lg:pt-12">
        <div className="wrap">
          <SectionHead id="groups" title={groups.title} lead={groups.lead} />
          <ul className="grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {groups.items.map((item) => (
              <li key={item.id} id={item.id} className="grid">
                <Item {...item} sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw" lang={lang} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="featured" className="section ground bg-sand">
        <div className="wrap">
          <SectionHead id="featured" title={featured.title} />
          <ul className="grid gap-x-gutter gap-y-10 md:grid-cols-2">
            {featured.items.map((item) => (
              <li key={item.id} id={item.id} className="grid">
                <Item {...item} sizes="(min-width: 48em) 47vw, 92vw" lang={lang} />
              </li>
            ))}
          </ul>
          <p className="t-note pt-8 text-bitumen-soft">{note}</p>
        </div>
      </section>
    </BrickSupplierFrame>
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
    <article aria-labelledby={`${id}-title`} className="flex flex-col items-start">
      <Picture id={`isiklar/${id}`} sizes={sizes} className="aspect-landscape w-full" lang={lang} />
      <Swatch colours={tones} className="flex h-3 w-full" />
      <h3 id={`${id}-title`} className="t-head pt-3">
        <ProductTitle id={`isiklar-${id}`} lang={lang}>
          {title}
        </ProductTitle>
      </h3>
      <p className="t-small max-w-measure text-bitumen-soft">{text}</p>
      {/* At one height in a row, however long the text above it. */}
      <div className="mt-auto">
        <AddProduct id={`isiklar-${id}`} lang={lang} />
      </div>
    </article>
  );
}
