/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageField } from './page-field';

const words = { field: 'Page {page} of {total}' };

test('a number leads to its page, anything else back to this one; keys stay in the field', async () => {
  const onGo = jest.fn();
  const onKeyDown = jest.fn();
  render(
    <div onKeyDown={onKeyDown}>
      <PageField at={11} count={40} words={words} onGo={onGo} />
    </div>,
  );
  const field = screen.getByRole('textbox', { name: /^Page/ });
  expect(field).toHaveValue('12');
  await userEvent.clear(field);
  await userEvent.type(field, '26{Enter}');
  expect(onGo).toHaveBeenLastCalledWith(25);
  await userEvent.clear(field);
  await userEvent.type(field, 'roof{Enter}');
  expect(field).toHaveValue('12');
  await userEvent.type(field, '{ArrowLeft}');
  expect(onKeyDown).not.toHaveBeenCalled();
  await userEvent.type(field, '{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});
