import sheets from '@/content/simulator/layers.json';
import { MODEL_IDS, MODELS } from '@/content/simulator/options';
import { type Alpha, alphaOf, fringeOf, pinholesOf, placed, uncovered } from '../helpers/pictures/alpha';

interface Sheet {
  size: number[];
  layers: Record<string, { box: number[] }>;
}
const drawn = sheets as Record<string, Sheet>;
const models = MODEL_IDS.filter((id) => MODELS[id].folder in drawn);

describe.each(models)('%s', (model) => {
  const { folder } = MODELS[model];
  const { size, layers } = drawn[folder]!;
  const roofs = Object.keys(layers).filter((name) => name.startsWith('roof-'));
  const walls = Object.keys(layers).filter((name) => name.startsWith('wall-'));

  test('no layer has holes, pinholes or a fringe, and roofs and walls close with one another', async () => {
    const half: [number, number] = [size[0]! / 2, size[1]! / 2];
    const whole = async (name: string): Promise<Alpha> => {
      const [x = 0, y = 0] = layers[name]!.box;
      return placed(await alphaOf(`public/simulator/${folder}/${name}-960.avif`), [x / 2, y / 2], half);
    };
    const wall = await whole('wall-e6c795');
    const first = await whole(roofs[0]!);
    const faults: string[] = [];
    for (const name of [...roofs, ...walls]) {
      const layer = await whole(name);
      if (fringeOf(layer) > 0.02) faults.push(`${name}: fringe ${fringeOf(layer).toFixed(3)}`);
      if (pinholesOf(layer)) faults.push(`${name}: ${pinholesOf(layer)} pinholes`);
      const [ground, under] = name.startsWith('roof') ? [first, [layer, wall]] : [wall, [layer]];
      const open = uncovered(ground, under);
      if (open > 4) faults.push(`${name}: ${open} pixels open`);
    }
    expect(faults).toEqual([]);
  }, 300_000);
});
