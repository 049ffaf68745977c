/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { designOfCode } from '@/lib/simulator/design-address';
import { toolData } from '@/components/simulator/tool-data';
import { SavedDesigns } from './saved-designs';

test.each([
  ['a stone', '1-3-f4efe4-0', '1-3-f4efe4-2', 'Ledge stone'],
  ['a wall', '1-3-f4efe4-0', '1-3-e6c795-0', 'E6C795'],
  ['a villa', '1-3-f4efe4-0', '2-3-f4efe4-0', ''],
])(
  'designs that differ in %s alone are told apart, by their buttons too',
  (...[, first, second, difference]) => {
    const data = toolData('en')!;
    const now = designOfCode(data.catalogue, first)!.design;
    render(
      <SavedDesigns
        saved={{ account: [first, second], device: [], remove: jest.fn() } as never}
        data={data}
        words={simulatorPage.en.saved}
        now={now}
        onOpen={() => undefined}
      />,
    );
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(new Set(rows).size).toBe(2);
    expect(rows[1]).toContain(difference);
    expect(rows.join()).not.toContain('No stone');
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(4);
    expect(new Set(buttons.map((button) => button.textContent)).size).toBe(4);
  },
);
