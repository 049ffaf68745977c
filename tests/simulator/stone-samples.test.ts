import sharp from 'sharp';
import { WALL_STONES } from '@/content/simulator/finishes';
import { MODEL_IDS } from '@/content/simulator/options';
import { STONE_SQUARES } from '@/content/simulator/stone-samples';

const FOLDERS = { model_1: 'm1', model_2: 'm2', model_3: 'm3' } as const;

test.each(MODEL_IDS.flatMap((model) => WALL_STONES.map((stone) => [model, stone] as const)))(
  '%s in %s: what stands for the stone is nothing but wall',
  async (model, stone) => {
    const { layer, side, left, top } = STONE_SQUARES[model];
    const file = sharp(`public/simulator/${FOLDERS[model]}/wall-${stone}-960.avif`);
    const { width, height } = await file.metadata();
    expect([width, height]).toEqual(layer);
    const square = await file
      .extract({ left, top, width: side, height: side })
      .extractChannel(3)
      .raw()
      .toBuffer();
    expect(Math.min(...square)).toBeGreaterThan(249);
  },
);
