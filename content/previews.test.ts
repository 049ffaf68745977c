import { company } from './company';
import { PICTURES } from './pictures/library';
import { pagesBelow, previewAt, PREVIEWS, SOON_KEYS } from './previews';
import { canonicalKey, route, ROUTE_KEYS, ROUTES, trail } from './routes';

describe('previews', () => {
  it('stand for exactly the routes marked soon', () => {
    expect([...SOON_KEYS].sort()).toEqual(ROUTE_KEYS.filter((key) => route(key).soon).sort());
  });

  it.each(SOON_KEYS)('%s says what it will hold and how to ask today', (key) => {
    const preview = PREVIEWS[key];
    for (const sentence of [...preview.offer, preview.today]) {
      expect(sentence.length).toBeGreaterThan(20);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toContain(company.brand);
    }
    expect(Object.keys(PICTURES)).toContain(preview.picture);
    expect(previewAt(ROUTES[key].path)).toBe(key);
  });

  it('keep the words of the specification', () => {
    expect(PREVIEWS.bricksSimulator).toMatchObject({ heading: 'Bricks simulator', notice: 'Coming Soon' });
    expect(PREVIEWS.bricksSimulatorHero.notice).toBe('COMING SOON');
    expect(PREVIEWS.solarWater.offer.join(' ')).toContain(
      'All products are approved by the Dubai central laboratory.',
    );
  });

  it('reach every canonical catalogue page from the products page by walking down', () => {
    const seen = new Set<string>();
    const walk = (key: (typeof ROUTE_KEYS)[number]) => {
      seen.add(key);
      pagesBelow(key).forEach(walk);
    };
    walk('product');
    const catalogue = ROUTE_KEYS.filter((key) => trail(key)[0] === 'product' && canonicalKey(key) === key);
    expect(catalogue.filter((key) => !seen.has(key))).toEqual([]);
  });

  it('know no unknown address', () => {
    expect(previewAt('/no-such-page')).toBeUndefined();
    expect(previewAt('/contact-us')).toBeUndefined();
  });
});
