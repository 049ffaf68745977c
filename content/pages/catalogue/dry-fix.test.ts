import { coolroofPage } from './coolroof';
import { dryFixSteps } from './dry-fix';

test('each step shows what it says: foil, then battens on it, then tiles', () => {
  expect(dryFixSteps('en').map(({ id, picture }) => [id, picture])).toEqual([
    ['barrier', 'dry-fix/radiant-barrier'],
    ['counter-battens', 'dry-fix/counter-battens'],
    ['eaves', 'dry-fix/pest-guard'],
    ['tiles', 'news/coolroof-laid-dry'],
    ['ridge', 'dry-fix/ridge-roll'],
  ]);
});

test('a layer of CoolRoof is shown by the picture of its step', () => {
  const shown = Object.fromEntries(coolroofPage.en.parts.items.map(({ title, picture }) => [title, picture]));
  expect(shown).toMatchObject({
    'Radiant barrier': 'dry-fix/radiant-barrier',
    'Counter battens': 'dry-fix/counter-battens',
  });
});
