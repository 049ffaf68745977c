/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useBecomesLink } from './use-becomes-link';

function Control({ works = true }) {
  const [isDone, setDone] = useState(false);
  const [place, pressed, follow] = useBecomesLink<HTMLDivElement>(isDone);
  return (
    <div ref={place}>
      {isDone ? (
        <a href="#list" onClick={follow}>
          list
        </a>
      ) : (
        <button
          onClick={(event) => {
            pressed(event, works);
            setDone(works);
          }}
        >
          add
        </button>
      )}
    </div>
  );
}

/** Whether a press at that moment was left to the browser. */
function press(role: 'button' | 'link', at: number): boolean {
  const tap = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(tap, 'timeStamp', { value: at });
  return fireEvent(screen.getByRole(role), tap);
}

test('the link has the focus of the button, and a second tap does not follow it', () => {
  render(<Control />);
  screen.getByRole('button').focus();
  press('button', 1000);
  expect(screen.getByRole('link')).toHaveFocus();
  expect(press('link', 1300)).toBe(false);
  expect(press('link', 1700)).toBe(true);
});

test('what did not work stays a button', () => {
  render(<Control works={false} />);
  press('button', 1000);
  expect(screen.queryByRole('link')).toBeNull();
});
