import { navigation } from '@/content/shell/navigation';
import { path, ROUTE_KEYS, type RouteKey } from '@/content/routes';
import { pathsWithin } from './active-nav-paths';

const topOf = (key: RouteKey) =>
  navigation.en
    .filter(({ to }) => to === key || pathsWithin(to, 'en').includes(path(key, 'en')))
    .map(({ label }) => label);

test.each<[RouteKey, string[]]>([
  ['product', ['Product']],
  ['ceipo', ['Product']],
  ['gallery', ['Product']],
  ['coolroof', ['Product']],
  ['sigmaForced', ['Product']],
  ['villaModels', ['Services']],
  ['bricksSimulatorHero', ['Services']],
  ['projects', ['Project']],
  ['portfolio', ['Project']],
  ['login', []],
  ['cart', []],
])('%s stands under %j', (key, tops) => {
  expect(topOf(key)).toEqual(tops);
});

test('the dry-fix page stands where the menu lists it, under either address', () => {
  expect(topOf('dryFixInMenu')).toEqual(['Services']);
  expect(topOf('dryFix')).toEqual(['Services']);
});

test('no page stands in two places, and nothing is below home', () => {
  expect(ROUTE_KEYS.filter((key) => topOf(key).length > 1)).toEqual([]);
  expect(pathsWithin('home', 'en')).toEqual([]);
});

test('an entry of a submenu holds the pages of its own range only', () => {
  expect(pathsWithin('bricks', 'en')).toEqual([
    path('yamamaBricks', 'en'),
    path('laPaloma', 'en'),
    path('isiklar', 'en'),
  ]);
});
