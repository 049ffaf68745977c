/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FunctionComponent } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { late } from './late';

const LOST = { text: 'It could not be loaded.', again: 'Try again' };
type Part = FunctionComponent<{ typed: string }>;
const Shown: Part = ({ typed }) => <p>{`shown: ${typed}`}</p>;

/** A load of which each try is answered by the test. */
function held() {
  const tries: { come: () => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<Part>((come, fail) =>
      tries.push({ come: () => come(Shown), fail: () => fail(new Error('offline')) }),
    );
  return { tries, load };
}

/** A field whose words are shown by the part, once there are any. */
function page(Late: ReturnType<typeof late<{ typed: string }>>) {
  return function Page({ first = '' }) {
    const [typed, setTyped] = useState(first);
    return (
      <>
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        {typed && <Late typed={typed} lost={LOST} until={<p>until then</p>} />}
      </>
    );
  };
}

test('while it is on its way its place is held, and what is typed is kept', async () => {
  const { tries, load } = held();
  const Page = page(late(load));
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox'), '25');
  expect(screen.getByRole('textbox')).toHaveValue('25');
  expect(screen.getByText('until then')).toBeInTheDocument();
  await act(async () => tries[0]!.come());
  expect(screen.getByText('shown: 25')).toBeInTheDocument();
  expect(tries).toHaveLength(1);
});

test('lost, the page stays and says so; a press tries again, and so does the next that is drawn', async () => {
  const { tries, load } = held();
  const Page = page(late(load));
  render(<Page />);
  await userEvent.type(screen.getByRole('textbox'), '2');
  await act(async () => tries[0]!.fail());
  expect(screen.getByRole('alert')).toHaveTextContent(LOST.text);
  await userEvent.type(screen.getByRole('textbox'), '5');
  expect(screen.getByRole('textbox')).toHaveValue('25');
  expect(tries).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: LOST.again }));
  await act(async () => tries[1]!.fail());
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '7');
  await act(async () => tries[2]!.come());
  expect(screen.getByText('shown: 7')).toBeInTheDocument();
});

test('a page that the server sent with it is read with it; lost then, it can be tried again', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<input value="12"><p>shown: 12</p>';
  const { tries, load } = held();
  const Page = page(late(load));
  await act(async () => hydrateRoot(place, <Page first="12" />, { onRecoverableError: () => undefined }));
  expect(place).toHaveTextContent('shown: 12');
  await act(async () => tries[0]!.fail());
  expect(place).toHaveTextContent(LOST.text);
  expect(tries).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: LOST.again }));
  await userEvent.type(screen.getByRole('textbox'), '5');
  expect(screen.getByRole('textbox')).toHaveValue('125');
  await act(async () => tries[1]!.come());
  expect(place).toHaveTextContent('shown: 125');
});
