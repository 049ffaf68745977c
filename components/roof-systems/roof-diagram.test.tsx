/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RoofDiagram } from './roof-diagram';

test('a number on the roof is called by its number, as it is seen, and by its part', () => {
  const parts = ['Laterals', 'End ridge'].map((label) => ({
    ...{ id: label[0]!, label, text: '', piece: null },
    ...{ x: 1, y: 1 },
  }));
  render(<RoofDiagram picture={null} parts={parts} label="On the roof" list="Parts" />);
  const numbers = within(screen.getByRole('navigation', { name: 'On the roof' })).getAllByRole('link');
  expect(numbers[0]).toHaveAccessibleName('1 Laterals');
  expect(numbers[1]).toHaveAccessibleName('2 End ridge');
});
