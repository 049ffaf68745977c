import { render, screen } from '@testing-library/react';
import { SIGNED_IN_MARK } from '@/lib/core/signed-in-mark';
import { WhoIsHere } from './who-is-here';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const show = () => render(<WhoIsHere nobody={<p>nobody</p>} somebody={<p>somebody</p>} />);

afterEach(() => {
  document.cookie = `${SIGNED_IN_MARK}=; max-age=0`;
});

test('without the mark nobody is here', () => {
  document.cookie = `not${SIGNED_IN_MARK}=1`;
  show();
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

test('with the mark somebody is', () => {
  document.cookie = `${SIGNED_IN_MARK}=1`;
  show();
  expect(screen.getByText('somebody')).toBeInTheDocument();
});
