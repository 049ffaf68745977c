/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { TitleOfHash } from './title-of-hash';
import { replaceHash } from './use-hash';

const follow = <TitleOfHash titles={{ model200: 'Model 200 | Shop', model300: 'Model 300 | Shop' }} />;
const go = (id: string) => act(() => replaceHash(id));

beforeEach(() => {
  document.title = 'All models | Shop';
  history.replaceState(null, '', '/');
});

test('the document is called what the address names, and again as before when it names nothing', () => {
  render(follow);
  expect(document.title).toBe('All models | Shop');
  go('model200');
  expect(document.title).toBe('Model 200 | Shop');
  go('model300');
  expect(document.title).toBe('Model 300 | Shop');
  go('elsewhere');
  expect(document.title).toBe('All models | Shop');
});

test('the next page keeps its own title', () => {
  const { unmount } = render(follow);
  go('model200');
  document.title = 'Another page | Shop';
  unmount();
  expect(document.title).toBe('Another page | Shop');
});

test('nor is it renamed before the effects of the page that was left have ended', async () => {
  document.head.innerHTML = '';
  replaceHash('model200');
  let leave = () => {};
  const Site = () => {
    const [isNext, setNext] = useState(false);
    leave = () => startTransition(() => setNext(true));
    if (isNext) return <title>Another page | Shop</title>;
    return (
      <>
        <title>All models | Shop</title>
        {follow}
      </>
    );
  };
  render(<Site />);
  expect(document.title).toBe('Model 200 | Shop');
  // As a browser does it: `act` would end the effects at once.
  const setting = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  setting.IS_REACT_ACT_ENVIRONMENT = false;
  leave();
  await new Promise((rested) => setTimeout(rested, 100));
  setting.IS_REACT_ACT_ENVIRONMENT = true;
  expect(document.title).toBe('Another page | Shop');
});
