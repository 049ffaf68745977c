/** @jest-environment node */
import { NextRequest } from 'next/server';
import sharp from 'sharp';
import { db } from '@/lib/core/db';
import { openingOf } from '@/lib/simulator/design';
import { codeOf } from '@/lib/simulator/design-address';
import { catalogue } from '@/lib/simulator/offered';
import { GET } from './route';

jest.setTimeout(60_000);
afterAll(() => db.$disconnect());

const ask = (file: string) =>
  GET(new NextRequest(`http://localhost:3000/cards/design/x`), { params: Promise.resolve({ file }) });

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
    const answer = await ask(`${codeOf(design)}.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    cards.push(bytes.toString('base64'));
  }
  expect(new Set(cards).size).toBe(designs.length);
});

test('what names no design is refused, and what is gone is mended', async () => {
  for (const file of [
    '',
    'x',
    '1-1-e6c795-0',
    '1-1-e6c795-0.png',
    '../1-1-e6c795-0.jpg',
    '1-1--0.jpg',
    '%00.jpg',
  ])
    expect((await ask(file)).status).toBe(400);
  expect((await ask('1-999-ffffff-9.jpg')).status).toBe(200);
});
