import { contentOf } from './content-of';
import { productNode } from './product-node';
import { PRODUCT_PAGES, type ProductPage } from '@/content/products/addresses';
import { path } from '@/content/routes';
import { absolute } from '@/lib/settings/site';

interface Node {
  url: string;
  mainEntity: {
    brand?: unknown;
    additionalProperty: unknown[];
    isAccessoryOrSparePartFor?: unknown;
  };
}

const nodeOf = (page: ProductPage) => productNode(page, contentOf(page, 'en'), 'en') as unknown as Node;
const first = (family: ProductPage['family']) =>
  nodeOf(PRODUCT_PAGES.find((page) => page.family === family)!);

describe('a product to search engines', () => {
  it('is the model of a manufacturer with its figures, of which each says where it is from', () => {
    const node = first('tile');
    expect(node).toMatchObject({ '@type': 'ItemPage', primaryImageOfPage: { license: expect.any(String) } });
    expect(node.mainEntity).toMatchObject({
      '@type': 'ProductModel',
      '@id': `${node.url}#product`,
      brand: { '@type': 'Brand', name: 'BMI' },
      isVariantOf: { '@type': 'ProductModel', name: expect.any(String) },
    });
    expect(node.mainEntity.additionalProperty).toContainEqual(
      expect.objectContaining({ name: 'Length', unitText: 'mm', description: 'indicative' }),
    );
  });

  it('is offered nowhere, and what is on request is not told as a figure', () => {
    for (const page of PRODUCT_PAGES) {
      const text = JSON.stringify(nodeOf(page));
      expect(text).not.toMatch(/"Product"|"offers"|"review"|aggregateRating|on request/);
    }
  });

  it('closes a roof of tiles, where it is a part', () => {
    expect(first('part').mainEntity.isAccessoryOrSparePartFor).toMatchObject({
      url: absolute(path('roofTiles', 'en')),
    });
    expect(first('part').mainEntity.brand).toBeUndefined();
  });
});
