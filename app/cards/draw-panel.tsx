import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { company } from '@/content/company';
import { fitTitle } from '@/lib/site/fit-title';
import { fontAdvance } from '@/lib/site/font-advance';
import { CardPanel } from './card-panel';

export interface PanelLayout {
  panel: { width: number; height: number };
  title: { width: number; lines: number; size: number };
  /** Pixels above the title. */
  head: number;
}

/** The title begins 200 px from the edge, so a service that shows only the middle 800 px of a card keeps it. */
export const INSET = 200;
const TRACKING = -0.02;

const fontFile = (name: string) => readFile(join(process.cwd(), 'app/fonts', `${name}.ttf`));

/** The part of a card that says who speaks, and of what, as a PNG. */
export async function drawPanel(words: string, { panel, title, head }: PanelLayout): Promise<Buffer> {
  const [wide, text] = await Promise.all([fontFile('archivo-wide'), fontFile('archivo-text')]);
  const capitals = words.toLocaleUpperCase('en');
  const fitted = fitTitle(capitals, fontAdvance(wide), { ...title, tracking: TRACKING });
  const image = new ImageResponse(
    <CardPanel {...fitted} note={company.legalName} inset={INSET} head={head} />,
    {
      ...panel,
      fonts: [
        { name: 'Wide', data: wide, style: 'normal', weight: 700 },
        { name: 'Text', data: text, style: 'normal', weight: 400 },
      ],
    },
  );
  return Buffer.from(await image.arrayBuffer());
}
