import { PRODUCTS } from '@/content/catalogue/products';
import { isProductList } from './product-list';
import { createProductStore, IDLE } from './product-store';

const answer = (body: unknown, status = 200) =>
  jest.fn(async () => ({ ok: status < 400, status, json: async () => body }) as Response);

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const statuses = (store: ReturnType<typeof createProductStore>) => {
  const seen: string[] = [store.get().status];
  store.subscribe(() => seen.push(store.get().status));
  return seen;
};

beforeAll(() => {
  // jsdom has no timeout of its own for aborts.
  AbortSignal.timeout ??= () => new AbortController().signal;
});

describe('product store', () => {
  it('begins idle and asks for nothing', () => {
    const request = answer([]);
    expect(createProductStore(request).get()).toEqual(IDLE);
    expect(request).not.toHaveBeenCalled();
  });

  it('goes from idle over loading to succeeded', async () => {
    const store = createProductStore(answer(PRODUCTS));
    const seen = statuses(store);
    store.load();
    await settled();
    expect(seen).toEqual(['idle', 'loading', 'succeeded']);
    expect(store.get()).toEqual({ status: 'succeeded', products: PRODUCTS, error: null });
  });

  it('makes one request for two callers, and none once it has the list', async () => {
    const request = answer(PRODUCTS);
    const store = createProductStore(request);
    store.load();
    store.load();
    await settled();
    store.load();
    store.retry();
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith('/api/products/getAllProducts', expect.anything());
  });

  it('keeps the message of a refused connection', async () => {
    const store = createProductStore(jest.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    store.load();
    await settled();
    expect(store.get()).toEqual({ status: 'failed', products: [], error: { code: 'network' } });
  });

  it('keeps the code of an answer that is not 200', async () => {
    const store = createProductStore(answer({ message: 'down' }, 503));
    store.load();
    await settled();
    expect(store.get().error).toEqual({ code: 'status', status: 503 });
  });

  it('does not try again by itself, and does when asked', async () => {
    const request = answer(null);
    const store = createProductStore(request);
    store.load();
    await settled();
    store.load();
    expect(request).toHaveBeenCalledTimes(1);
    request.mockImplementation(answer(PRODUCTS));
    store.retry();
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    expect(store.get().status).toBe('succeeded');
  });

  const [good] = PRODUCTS;
  it.each([
    ['no list', { products: [] }],
    ['nothing', null],
    ['a list of texts', ['a']],
    ['a missing field', [{ ...good, supplier: undefined }]],
    ['a wrong type', [{ ...good, id: 7 }]],
    ['an address of another site', [{ ...good, url: '//evil.example' }]],
    ['a script as address', [{ ...good, url: 'javascript:alert(1)' }]],
    ['a picture of another site', [{ ...good, image: 'https://evil.example/a.png' }]],
  ])('refuses %s', async (_, body) => {
    expect(isProductList(body)).toBe(false);
    const store = createProductStore(answer(body));
    store.load();
    await settled();
    expect(store.get()).toEqual({ status: 'failed', products: [], error: { code: 'shape' } });
  });
});
