/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { fill } from '@/lib/site/fill';
import { corners, engineOf, newPage, settled, show, words } from '@/tests/helpers/jest/roof-tool';

beforeEach(newPage);

const said = words.corners;
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
};
const removeSide = (number: number) => `${said.remove} ${fill(said.removeAbout, { number })}`;
const back = () => fireEvent.keyDown(document.activeElement!, { key: 'z', ctrlKey: true });
const focusOn = (corner: number) => act(() => corners()[corner]!.focus());
const remove = () => fireEvent.keyDown(document.activeElement!, { key: 'Delete' });

function marked(sides = 1) {
  show(engineOf().engine);
  for (let side = 0; side < sides; side++) press(said.template);
}

test('after the last side of several the focus is on the one before, and after the only one at the head of the step', async () => {
  marked(2);
  press(removeSide(2));
  expect(screen.getByRole('button', { name: removeSide(1) })).toHaveFocus();
  press(removeSide(1));
  expect(screen.getByRole('heading', { name: said.title })).toHaveFocus();
  back();
  expect(corners()).toHaveLength(4);
  await settled();
});

test('a corner removed by a key gives the focus to its neighbour', async () => {
  marked();
  focusOn(3);
  remove();
  expect(corners()).toHaveLength(3);
  expect(corners()[2]).toHaveFocus();
  back();
  expect(corners()).toHaveLength(4);
  await settled();
});

test('a side that is taken back under the focus leaves it at the head of the step, so that it can be brought again', async () => {
  marked();
  focusOn(1);
  back();
  expect(corners()).toHaveLength(0);
  expect(screen.getByRole('heading', { name: said.title })).toHaveFocus();
  fireEvent.keyDown(document.activeElement!, { key: 'y', ctrlKey: true });
  expect(corners()).toHaveLength(4);
  await settled();
});

test('the press that removes corners stays while it is pressed, and says why a triangle keeps its three', async () => {
  marked();
  focusOn(3);
  const button = () => screen.getByRole('button', { name: said.removeCorner });
  expect(button()).not.toHaveAttribute('aria-disabled');
  press(said.removeCorner);
  expect(button()).toHaveFocus();
  expect(screen.getByText(fill(said.chosen, { corner: 3, number: 1 }))).toBeVisible();
  expect(corners()[2]).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveAccessibleDescription(said.least);
  focusOn(0);
  expect(corners()[0]).toHaveAccessibleDescription(said.least);
  press(said.removeCorner);
  expect(corners()).toHaveLength(3);
  await settled();
});
