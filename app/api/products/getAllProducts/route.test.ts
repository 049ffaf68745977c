import { PRODUCTS } from '@/content/catalogue/products';
import { productListWords } from '@/content/catalogue/strip';
import { NextRequest } from 'next/server';
import { db } from '@/lib/storage/db';
import { seedProducts } from '@/prisma/seed-products';
import * as route from './route';

const request = () => new NextRequest('http://site.example/api/products/getAllProducts');

afterAll(() => db.$disconnect());

describe('GET /api/products/getAllProducts', () => {
  it('answers the seeded range in its order, with the promised fields and no other', async () => {
    await seedProducts(db, PRODUCTS);
    const response = await route.GET(request());
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch('application/json');
    expect(response.headers.get('Cache-Control')).toContain('max-age=60');
    expect(await response.json()).toEqual(PRODUCTS);
  });

  it('says 503 and nothing of the cause when the database is down', async () => {
    const silence = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const down = jest.spyOn(db.product, 'findMany').mockRejectedValue(new Error('secret host refused'));
    const response = await route.GET(request());
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe(JSON.stringify({ message: productListWords.en.down }));
    down.mockRestore();
    silence.mockRestore();
  });

  it('asks the database once for all who ask meanwhile, and again for the next', async () => {
    const asked = jest.spyOn(db.product, 'findMany');
    const answers = await Promise.all(Array.from({ length: 50 }, () => route.GET(request())));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(asked).toHaveBeenCalledTimes(1);
    await route.GET(request());
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s and names what is allowed', (method) => {
    const response = route[method](request());
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('lets a page of another origin read it', () => {
    expect(route.OPTIONS().headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('seed', () => {
  const ids = async () =>
    (await db.product.findMany({ orderBy: { position: 'asc' }, select: { id: true } })).map(({ id }) => id);

  it('makes the table equal to the rows: changed, removed and foreign ones included', async () => {
    await db.product.deleteMany();
    await db.product.create({ data: { ...PRODUCTS[0]!, id: 'left-over', position: 99 } });
    await db.product.create({ data: { ...PRODUCTS[1]!, name: 'Old name', position: 3 } });
    await seedProducts(db, PRODUCTS);
    expect(await ids()).toEqual(PRODUCTS.map(({ id }) => id));
    expect((await db.product.findUnique({ where: { id: PRODUCTS[1]!.id } }))?.name).toBe(PRODUCTS[1]!.name);
  });

  it('may run in several processes at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => seedProducts(db, PRODUCTS)));
    expect(await ids()).toEqual(PRODUCTS.map(({ id }) => id));
  });

  it('leaves the old rows when it fails half-way', async () => {
    await seedProducts(db, PRODUCTS);
    const twice = [PRODUCTS[0]!, PRODUCTS[0]!];
    await expect(seedProducts(db, twice)).rejects.toThrow();
    expect(await ids()).toHaveLength(PRODUCTS.length);
  });
});
