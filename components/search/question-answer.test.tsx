/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { locationsIn } from '@/content/company-words';
import { contact, telLink } from '@/content/contact';
import { path } from '@/content/routes';
import { answerEntries } from '@/lib/search/entries';
import { QuestionAnswer } from './question-answer';

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('who asks for opening hours is shown every store, and calling comes before the contact page', () => {
  render(<QuestionAnswer answer={answerEntries('en').hours!} lang="en" />);
  for (const { title, phone } of locationsIn('en')) {
    expect(screen.getByText(title)).toBeVisible();
    expect(links()).toContain(telLink(phone));
  }
  expect(links().slice(-2)).toEqual([telLink(contact.phone), path('contact', 'en')]);
});

test('another question leads to its page first, without the stores', () => {
  const answer = answerEntries('en').samples!;
  render(<QuestionAnswer answer={answer} lang="en" />);
  expect(links()).toEqual([answer.url, telLink(contact.phone)]);
});
