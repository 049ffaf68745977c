import { TEXTURES } from '@/content/catalogue/textures';
import { farFromTile } from './neutral-colour';

test('under neutral light the mean of a roof is within ΔE 6 of its tile, in every texture', async () => {
  expect(await farFromTile(TEXTURES)).toEqual([]);
});
