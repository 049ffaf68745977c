import type { Lang } from '@/content/lang';
import { EarlyList } from '@/components/enquiry-list/empty/early-list';
import { EmptyWords } from '@/components/enquiry-list/empty/empty-words';
import { EnquiryList } from '@/components/enquiry-list/enquiry-list';
import { Picture } from '@/components/pictures/picture';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { PictureLink } from '@/components/links/picture-link';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { brickKind, brickSize } from '@/content/catalogue/brick-names';
import { BRICKS, type Brick } from '@/content/catalogue/bricks';
import { productOf } from '@/content/catalogue/listed/product-of';
import { company } from '@/content/company';
import { enquiryCommon } from '@/content/forms/common';
import { enquiryListWords } from '@/content/forms/enquiry-list';
import { inOneLine } from '@/content/format-list';
import { cartPage, FIRST_PRODUCTS } from '@/content/pages/catalogue/cart';
import { path } from '@/content/routes';
import { unitWords } from '@/content/units';

const BLOCKS: ReadonlyMap<string, Brick> = new Map(BRICKS.map((brick) => [`yamama-${brick.id}`, brick]));

export function CartPage({ lang }: { lang: Lang }) {
  const { breadcrumbs, contact } = cartPage[lang];
  const words = enquiryListWords[lang];

  return (
    <>
      <Breadcrumbs of="cart" label={breadcrumbs} lang={lang} />
      <div className="wrap grid gap-2 pt-6 md:pt-8">
        <h1 className="t-title">{words.title}</h1>
        <p className="no-print max-w-measure text-bitumen-soft">{words.kept}</p>
        <div className="hidden gap-3 noscript:grid">
          <p>{words.noScript}</p>
          <TextLink href={path('contact', lang)}>{contact}</TextLink>
        </div>
      </div>
      <div className="wrap pt-6 pb-section noscript:hidden has-data-empty-list:pb-2 print:pt-[4mm] print:pb-0">
        <EnquiryList
          localised={{ words, units: unitWords[lang], common: enquiryCommon(lang) }}
          whatsapp={company.whatsapp}
        >
          <EmptyWords empty={words.empty} />
        </EnquiryList>
        <EarlyList />
      </div>
      <div className="ways-in no-print wrap grid gap-4 pt-4 pb-section">
        <Ways lang={lang} />
        <First lang={lang} />
      </div>
    </>
  );
}

function Ways({ lang }: { lang: Lang }) {
  const [first, ...others] = cartPage[lang].ways;

  return (
    <div className="grid justify-items-start gap-x-8 gap-y-1 sm:flex sm:flex-wrap sm:items-center">
      <ButtonLink href={path(first!.to, lang)}>{first!.text}</ButtonLink>
      {others.map(({ text, to }) => (
        <TextLink key={to} href={path(to, lang)}>
          {text}
        </TextLink>
      ))}
    </div>
  );
}

/** One product of each family, to begin with. */
function First({ lang }: { lang: Lang }) {
  return (
    <section aria-labelledby="first" className="grid gap-4 pt-6">
      <h2 id="first" className="t-head">
        {cartPage[lang].first}
      </h2>
      <ul className="grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-4">
        {FIRST_PRODUCTS.map((id) => {
          const { name, manufacturer, address, picture } = productOf(id, lang)!;
          const block = BLOCKS.get(id);
          return (
            <li key={id}>
              <PictureLink
                href={address}
                // The size of a block is no part of a title that has half a telephone.
                title={block ? brickKind(block, lang) : name}
                note={block ? inOneLine([brickSize(block, lang), manufacturer], lang) : manufacturer}
              >
                {picture && (
                  <Picture
                    id={picture}
                    alt=""
                    sizes="(min-width: 64em) 23vw, 46vw"
                    className="aspect-landscape"
                  />
                )}
              </PictureLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
