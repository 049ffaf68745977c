/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIRST_LOOK, PRODUCTS, type Product } from '@/content/catalogue/products';
import { rangeStrip } from '@/content/catalogue/strip';
import { createProductStore } from '@/lib/products/product-store';
import { ProductShelf } from './product-shelf';

type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

const good = (body: unknown): Answer => ({ ok: true, status: 200, json: async () => body });

let approach: () => void;

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      approach = () =>
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as never as IntersectionObserver,
        );
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
});

function show() {
  const answers: ((answer: Answer | Error) => void)[] = [];
  const request = jest.fn(
    () =>
      new Promise<Response>((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer as Response)));
      }),
  );
  render(
    <ProductShelf
      most={FIRST_LOOK}
      words={rangeStrip.en}
      families={<p>Families</p>}
      all={<a href="/product">All</a>}
      store={createProductStore(request as unknown as typeof fetch)}
    />,
  );
  const come = (answer: Answer | Error) => act(async () => answers.at(-1)?.(answer));
  return { request, come };
}

it('asks only when the visitor comes near', () => {
  const { request } = show();
  expect(request).not.toHaveBeenCalled();
  act(() => approach());
  expect(request).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
});

it('shows the products as links to the pages of their manufacturers, the first look of them', async () => {
  const { come } = show();
  act(() => approach());
  await come(good(PRODUCTS));
  const list = screen.getByRole('list', { name: rangeStrip.en.scroll });
  const [{ name, category, supplier, country }] = PRODUCTS as [Product];
  expect(
    within(list).getByRole('link', { name: `${name} ${category} · ${supplier}, ${country}` }),
  ).toBeVisible();
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(PRODUCTS.slice(0, FIRST_LOOK).map(({ url }) => url));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('leads to all of them from the start, before the cards', async () => {
  const { come } = show();
  const all = screen.getByRole('link', { name: 'All' });
  act(() => approach());
  await come(good(PRODUCTS));
  expect(screen.getAllByRole('link')[0]).toBe(all);
});

it('says what went wrong, keeps ways into the range, and tries again', async () => {
  const { come, request } = show();
  act(() => approach());
  await come(new TypeError('Failed to fetch'));
  expect(screen.getByRole('alert')).toHaveTextContent(`Error: ${rangeStrip.en.faults.network}`);
  expect(screen.getByText('Families')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: rangeStrip.en.again }));
  expect(request).toHaveBeenCalledTimes(2);
  await come(good(PRODUCTS.slice(0, 2)));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(2);
});

it('shows the families when the list is empty', async () => {
  const { come } = show();
  act(() => approach());
  await come(good([]));
  expect(screen.getByText('Families')).toBeVisible();
});

it('keeps the focus when the button to try again is gone', async () => {
  const { come } = show();
  act(() => approach());
  await come(new Error('away'));
  await userEvent.click(screen.getByRole('button', { name: rangeStrip.en.again }));
  expect(screen.queryByRole('button', { name: rangeStrip.en.again })).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
});
