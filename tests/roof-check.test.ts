import { SCENES } from '../scripts/roof-check/scenes';

test('no picture is in two scenes, and every split has roofs and others', () => {
  const pictures = SCENES.flatMap((scene) => scene.pictures);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(SCENES.map(({ scene }) => scene)).size).toBe(SCENES.length);
  for (const split of ['train', 'validation', 'test'] as const)
    for (const isRoof of [true, false])
      expect(
        SCENES.filter((scene) => scene.split === split && scene.isRoof === isRoof).length,
      ).toBeGreaterThan(3);
});
