import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { Lang } from '@/content/lang';
import { productPath, productsBelow } from '@/content/products/addresses';
import { meta } from '@/content/meta/meta';
import type { ProductParent } from '@/content/routes';
import { productMetadata } from '@/lib/site/seo';
import { contentOf } from './content-of';
import { productKeywords } from './product-keywords';
import { ProductTemplate } from './product-template';

type Params = Readonly<Record<string, string>>;

interface Props {
  params: Promise<Params>;
}

/**
 * What the route file of products exports, for the products below some pages: their addresses, heads and pages.
 * `names` are the dynamic parts of its folder, the product's last.
 */
export function productRoute(
  parents: readonly ProductParent[],
  names: readonly [product: string] | readonly [parent: string, product: string],
  lang: Lang,
) {
  const pages = parents.flatMap(productsBelow);
  const paramsOf = (address: string): Params => {
    const parts = address.split('/').slice(-names.length);
    return Object.fromEntries(names.map((name, at) => [name, parts[at]!]));
  };
  const keyOf = (params: Params) => names.map((name) => params[name]).join('/');
  const byKey = new Map(pages.map((page) => [keyOf(paramsOf(productPath(page, lang))), page]));
  const found = async (given: Promise<Params>) => byKey.get(keyOf(await given)) ?? notFound();
  return {
    generateStaticParams: () => pages.map((page) => paramsOf(productPath(page, lang))),
    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const page = await found(params);
      const { title, description, ...of } = contentOf(page, lang);
      return productMetadata(
        {
          title,
          description,
          keywords: productKeywords(of, meta(page.parent, lang)),
          page: (other) => productPath(page, other),
          id: page.id,
        },
        lang,
      );
    },
    Page: async function ProductPage({ params }: Props) {
      const page = await found(params);
      return <ProductTemplate page={page} of={contentOf(page, lang)} lang={lang} />;
    },
  };
}
