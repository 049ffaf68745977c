/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactForm } from '@/content/forms/contact';
import { keepAttachment } from '@/lib/enquiry-attachment/kept-attachment';
import { AttachmentNote } from './attachment-note';

const words = contactForm.en.attachment;
afterEach(() => keepAttachment(null));

test('what is left out is said where it stood, and the keyboard goes on there', async () => {
  keepAttachment({ title: 'Villa, 240 m²' } as Parameters<typeof keepAttachment>[0]);
  const { container } = render(<AttachmentNote words={words} />);
  expect(screen.queryByRole('status')).toBeNull();
  expect(container.querySelector('input')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: words.leave }));
  expect(container.querySelector('input')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(words.left);
  expect(screen.getByRole('status')).toHaveFocus();
});

test('where nothing goes along, nothing is said', () => {
  const { container } = render(<AttachmentNote words={words} />);
  expect(container).toBeEmptyDOMElement();
});
