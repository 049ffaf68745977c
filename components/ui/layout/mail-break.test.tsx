/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { mailBreak } from './mail-break';

test('an email address may go on after its @, and is copied as it is', () => {
  const { container } = render(<p>{mailBreak('info@qirmid.example')}</p>);
  expect(container.innerHTML).toBe('<p>info@<span class="may-break">qirmid.example</span></p>');
  expect(container).toHaveTextContent('info@qirmid.example');
});

test('a telephone number is left alone', () => {
  const { container } = render(<p>{mailBreak('+971 6 555 0101')}</p>);
  expect(container.innerHTML).toBe('<p>+971 6 555 0101</p>');
});
