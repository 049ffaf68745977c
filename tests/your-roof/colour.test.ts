import { TEXTURES } from '@/content/catalogue/textures';
import { farFromTile } from './neutral-colour';

// All of them: colour.slow.test.ts.
test('under neutral light the mean of a roof is within ΔE 6 of its tile, in every twelfth texture', async () => {
  expect(await farFromTile(TEXTURES.filter((_, at) => at % 12 === 0))).toEqual([]);
});
