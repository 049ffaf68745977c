/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { sigmaForcedPage } from '@/content/pages/catalogue/sigma';
import { SigmaForcedPage } from './sigma-forced-page';

jest.mock('next/navigation', () => ({ usePathname: () => '/product/sigma-forced-circulation-system' }));

test('the forced systems open on 300/3, in the stated order of buttons', () => {
  const { container } = render(<SigmaForcedPage lang="en" />);
  const panels = [...container.querySelectorAll('[id^="system"]:not([id$="-tab"])')];
  expect(panels.map(({ id }) => id)).toEqual([
    'system200',
    'system300',
    'system500',
    'system750',
    'system1000',
  ]);
  expect(panels.filter(({ className }) => !className.includes('hidden')).map(({ id }) => id)).toEqual([
    'system300',
  ]);
});

test('all systems stand in one table that is open, and the calculator is offered before the systems', () => {
  const { container } = render(<SigmaForcedPage lang="en" />);
  const table = container.querySelector('details')!;
  expect(table).toHaveAttribute('open');
  expect(table).toHaveTextContent(sigmaForcedPage.en.all.title);
  const offered = container.querySelector('[aria-labelledby="calculator"]')!;
  expect(offered).toHaveTextContent(sigmaForcedPage.en.calculate.text);
  const choose = container.querySelector('#choose')!;
  expect(offered.compareDocumentPosition(choose) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
