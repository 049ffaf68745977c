import { readableDetails } from './queries';

test('details are read: lines in English by what they are called today, of whatever time, the rest as it is stored', () => {
  const lines = [
    { id: 'cobert-duna-natural', quantity: 240, note: 'north' },
    { id: 'gone', name: 'Old tile', variant: 'BMI', quantity: 3, unit: 'sets', note: '', url: '/old' },
  ];
  expect(readableDetails(JSON.stringify({ lines, address: 'Villa 7' }))).toBe(
    '240 m²: Duna Natural, BMI Cobert, Spain (north)\n3 sets: Old tile, BMI\n{"address":"Villa 7"}',
  );
  expect(readableDetails('{"address": "Villa 7"}')).toBe('{"address": "Villa 7"}');
  expect(readableDetails('')).toBe('');
});
