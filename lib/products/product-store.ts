import type { Product } from '@/content/catalogue/products';
import { apiUrl } from '@/lib/settings/api';
import { isProductList } from './product-list';

/** Why a load failed; content/catalogue/strip.ts holds the words. */
export type LoadFault = { code: 'network' | 'shape' } | { code: 'status'; status: number };

interface ProductState {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  products: readonly Product[];
  error: LoadFault | null;
}

export interface ProductStore {
  get: () => ProductState;
  subscribe: (listener: () => void) => () => void;
  /** Starts a load when idle and does nothing otherwise, so that many callers make one request. */
  load: () => void;
  /** From failed back to idle, and on to the next load. */
  retry: () => void;
}

const TIMEOUT_MS = 15_000;

export const IDLE: ProductState = { status: 'idle', products: [], error: null };

async function fetchProducts(request: typeof fetch): Promise<ProductState> {
  const failed = (error: LoadFault): ProductState => ({ status: 'failed', products: [], error });
  let response: Response;
  try {
    response = await request(apiUrl('/api/products/getAllProducts'), {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return failed({ code: 'network' });
  }
  if (!response.ok) return failed({ code: 'status', status: response.status });
  const answer: unknown = await response.json().catch(() => null);
  if (!isProductList(answer)) return failed({ code: 'shape' });
  return { status: 'succeeded', products: answer, error: null };
}

/** Asks in the language of the page, which need not be the browser's. */
const inPageLanguage: typeof fetch = (address, init) => {
  const headers = { ...(init?.headers as object), 'Accept-Language': document.documentElement.lang };
  return fetch(address, { ...init, headers });
};

/** idle, loading, then succeeded or failed: the product list in the browser. */
export function createProductStore(request: typeof fetch = inPageLanguage): ProductStore {
  let state = IDLE;
  const listeners = new Set<() => void>();
  const set = (next: ProductState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const load = () => {
    if (state.status !== 'idle') return;
    set({ status: 'loading', products: [], error: null });
    void fetchProducts(request).then(set);
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    retry: () => {
      if (state.status !== 'failed') return;
      state = IDLE;
      load();
    },
  };
}

/** One list for all pages of a visit. */
export const productStore = createProductStore();
