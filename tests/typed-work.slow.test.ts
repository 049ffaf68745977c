import { fields, hostile, readWith, UNITS, ways } from './helpers/data/typed-fields';
import { processorTime } from './helpers/jest/processor-time';

describe.each(Object.entries(UNITS))('%s', (_, unit) => {
  test('no length that is read takes long', () => {
    for (const one of fields)
      for (const length of [190, 390, 1000, 7900, 50_000])
        for (const value of ways(one.field, hostile(unit, length)))
          expect([one.name, one.field, processorTime(() => readWith(one, value))]).toEqual([
            one.name,
            one.field,
            'short',
          ]);
  });
});
