import { Picture } from '@/components/pictures/picture';
import { AddProduct } from '@/components/enquiry-list/add-product';
import { ProductTitle } from '@/components/links/product-title';
import { unbroken } from '@/components/ui/layout/unbroken';
import { brickKind, brickSize } from '@/content/catalogue/brick-names';
import type { Brick } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import { yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import { fill } from '@/lib/site/fill';
import { brickPicture } from './brick-picture';
import { unitsSaid } from '@/lib/bricks/units-said';

/** The items of a category: what each looks like, what it is ordered by, and the way onto the enquiry list. */
export function BrickShelf({ bricks, lang }: { bricks: readonly Brick[]; lang: Lang }) {
  // Three in a row where four would leave a hole.
  const columns = bricks.length % 3 === 0 && bricks.length % 4 > 0 ? '' : 'xl:grid-cols-4';
  return (
    <ul className={`grid grid-cols-2 max-[18em]:grid-cols-1 gap-x-gutter gap-y-8 md:grid-cols-3 ${columns}`}>
      {bricks.map((brick) => (
        <li key={brick.id} className="flex flex-col">
          <Card of={brick} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

function Card({ of, lang }: { of: Brick; lang: Lang }) {
  const units = unitsSaid(of, lang);
  return (
    <>
      <Picture
        id={brickPicture(of)}
        // Eighty-eight lists of files weigh on the page: a card needs none larger.
        upTo={448}
        sizes="(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw"
        className="aspect-[4/3]"
        lang={lang}
      />
      <h3 className="t-head pt-3">
        {/* With its size: several of one kind are told apart by it, also in a list of links. */}
        <ProductTitle id={`yamama-${of.id}`} lang={lang}>
          {brickKind(of, lang)}{' '}
          <span className="t-small inline-block w-full font-semibold wrap-anywhere">
            {unbroken(brickSize(of, lang))}
          </span>
        </ProductTitle>
      </h3>
      {units && (
        <p className="t-small text-bitumen-soft">
          {fill(yamamaBricksPage[lang].units.per, { number: units })}
        </p>
      )}
      <AddProduct className="mt-auto" id={`yamama-${of.id}`} lang={lang} />
    </>
  );
}
