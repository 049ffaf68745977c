import * as lists from '@/content/pictures/shots/all';
import { pictureAlt } from '@/content/pictures/alts';
import type { PictureId } from '@/content/pictures/library';

/* What is said of a roof names the colour it was ordered in: `banner/solar-water` was brown and called dark. */

const NAMES: Readonly<Record<string, RegExp>> = {
  terracotta: /terracotta|natural/,
  red: /red/,
  brown: /brown/,
  anthracite: /anthracite|dark/,
  grey: /grey/,
  sand: /sand|straw|beige/,
  antique: /Antic/,
};
const TOLD =
  /\b(terracotta|natural|red|brown|anthracite|dark grey|dark|grey|sand-coloured|straw-coloured|beige|Antic|green)\b(?: blend of| \w+)? (?:clay )?(?:tiles?|tiled|roofs?)\b/g;

interface Ordered {
  id: PictureId;
  params?: { blend?: unknown };
}
const ordered = Object.values(lists)
  .flatMap((list) => (Array.isArray(list) ? (list as readonly Ordered[]) : []))
  .flatMap(({ id, params }) => (typeof params?.blend === 'string' ? [{ id, blend: params.blend }] : []));

const coloursOf = (text: string) => [...text.matchAll(TOLD)].map(([, colour]) => colour!);

test('the alternative text of a roof names no other colour than that of its order', () => {
  expect(ordered.length).toBeGreaterThan(80);
  const wrong = ordered.flatMap(({ id, blend }) => {
    const alt = pictureAlt(id, 'en');
    return coloursOf(alt).every((colour) => NAMES[blend]?.test(colour)) ? [] : [`${id} (${blend}): ${alt}`];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['Villa roofs of dark tiles with two solar collectors', ['dark']],
  ['hipped roofs with a blend of light and dark grey tiles', ['dark grey']],
  ['gabled wings under an Antic blend of tiles', ['Antic']],
])('a colour is found in “%s”', (text, colours) => expect(coloursOf(text)).toEqual(colours));
