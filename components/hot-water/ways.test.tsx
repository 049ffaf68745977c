/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { SIZING } from '@/content/solar/sizing';
import { hotWaterPage } from '@/content/pages/tools/hot-water';
import { Ways } from './ways';

test('where a browser gives no clipboard, the link stands there to copy by hand', async () => {
  const words = hotWaterPage.en.calculator;
  const url = 'http://localhost/solar-water-heater-calculator?people=5';
  expect(navigator.clipboard).toBeUndefined();
  render(
    <Ways words={words} data={SIZING} url={url} chat="">
      ask
    </Ways>,
  );
  fireEvent.click(screen.getByRole('button', { name: words.ways.copy }));
  expect(await screen.findByLabelText(words.ways.byHand)).toHaveValue(url);
});
