/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useGivenFiles } from './use-given-files';

const given = jest.fn();

function Page() {
  useGivenFiles(given);
  return (
    <>
      <textarea aria-label="message" />
      <input type="text" aria-label="name" />
      <p contentEditable suppressContentEditableWarning>
        <b>note</b>
      </p>
      <input type="file" aria-label="photo" />
      <button type="button">button</button>
    </>
  );
}

const photo = new File(['x'], 'house.jpg', { type: 'image/jpeg' });
const clipboard = (files: File[], text = '') => ({ clipboardData: { files, getData: () => text } });

beforeEach(() => {
  given.mockClear();
  render(<Page />);
});

test('a picture that is pasted into the page is taken, wherever nothing is written', () => {
  for (const target of [document.body, screen.getByRole('button'), screen.getByLabelText('photo')])
    fireEvent.paste(target, clipboard([photo]));
  expect(given.mock.calls).toEqual([[photo], [photo], [photo]]);
});

test('what is pasted where one writes stays there', () => {
  for (const target of [
    screen.getByLabelText('message'),
    screen.getByLabelText('name'),
    screen.getByText('note'),
  ])
    fireEvent.paste(target, clipboard([photo]));
  expect(given).not.toHaveBeenCalled();
});

test('cells bring their picture and are none; a file may bring its name', () => {
  const picture = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(document.body, clipboard([picture], '12\t8\n'));
  fireEvent.paste(document.body, clipboard([], 'only text'));
  expect(given).not.toHaveBeenCalled();
  fireEvent.paste(document.body, clipboard([photo], 'house.jpg'));
  expect(given).toHaveBeenCalledWith(photo);
});
