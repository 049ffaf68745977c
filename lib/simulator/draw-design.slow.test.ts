import sharp from 'sharp';
import { openingOf } from './design';
import { DESIGN_PANEL, drawDesignCard } from './draw-design';
import { catalogue, sheets } from './offered';

const panel = () =>
  sharp({ create: { ...DESIGN_PANEL, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

test('every villa has a card under 300 KB, and no two designs share one', async () => {
  const designs = catalogue!.models.flatMap((model) => {
    const opening = openingOf(catalogue!, model.id);
    return [
      opening,
      { ...opening, wall: model.walls.at(-1)!, option: model.suppliers.at(-1)!.options.at(-1)! },
    ];
  });
  const cards: string[] = [];
  for (const design of designs) {
    const bytes = await drawDesignCard(design, { sheets, panel }, new AbortController().signal);
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    cards.push(bytes.toString('base64'));
  }
  expect(new Set(cards).size).toBe(designs.length);
});
