/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { LightboxStage } from './lightbox-stage';

// What they do is seen in browsers: tests/e2e/company-a.
jest.mock('yet-another-react-lightbox', () => ({
  __esModule: true,
  default: () => <p>Beside the picture</p>,
}));
jest.mock('yet-another-react-lightbox/plugins/inline', () => ({}));
jest.mock('yet-another-react-lightbox/plugins/zoom', () => ({}));

test('a press beside the picture closes, the second one of a double press does not', () => {
  const onClose = jest.fn();
  const given = {
    ...{ items: [], start: 0, words: { nth: '' }, onMove: jest.fn(), onClose },
    ...{ controller: { current: null }, zoom: { current: null } },
  } as unknown as ComponentProps<typeof LightboxStage>;
  render(<LightboxStage {...given} />);
  const beside = screen.getByText('Beside the picture');
  fireEvent.click(beside, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(beside, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});
