import { Button } from '@/components/ui/control/button';
import type { Lang } from '@/content/lang';
import { comparePage } from '@/content/pages/catalogue/compare';
import { listedProducts } from '@/content/catalogue/listed/product-of';
import { productsBelow, type ProductPage } from '@/content/products/addresses';
import { routeName } from '@/content/route-names';
import { path, PRODUCT_PARENTS } from '@/content/routes';

interface Props {
  /** What is compared already: it stays in the address. */
  pages: readonly ProductPage[];
  onlyDifferences: boolean;
  lang: Lang;
}

/** Every product by name, to be set beside the others: a plain form, whose answer is the next address. */
export function CompareForm({ pages, onlyDifferences, lang }: Props) {
  const { add } = comparePage[lang];
  const listed = listedProducts(lang);
  const isThere = new Set(pages);
  return (
    <form action={path('compare', lang)} className="no-print grid gap-x-gutter gap-y-4 sm:flex sm:items-end">
      {pages.map(({ id }) => (
        <input key={id} type="hidden" name="p" value={id} />
      ))}
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <div className="grid min-w-0 grow gap-2 sm:max-w-[28rem]">
        <label htmlFor="another" className="t-label justify-self-start">
          {add.label}
        </label>
        <select
          id="another"
          name="p"
          required
          defaultValue=""
          className="min-h-ctl w-full min-w-0 rounded border-[1.5px] border-joint bg-plaster px-4 hover:border-bitumen"
        >
          <option value="">{add.choose}</option>
          {PRODUCT_PARENTS.map((parent) => (
            <optgroup key={parent} label={routeName(parent, lang)}>
              {productsBelow(parent)
                .filter((page) => !isThere.has(page))
                .map(({ id }) => (
                  <option key={id} value={id}>
                    {listed.get(id)!.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <Button type="submit" look="outline" className="lg:flex-none">
        {add.send}
      </Button>
    </form>
  );
}
