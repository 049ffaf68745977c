import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { companyWords } from '@/content/company-words';
import { DIR, type Lang } from '@/content/lang';
import { fitTitle } from '@/lib/site/fit-title';
import { fontAdvance } from '@/lib/site/font-advance';
import { CardPanel } from './card-panel';
import { drawJoinedPanel } from './draw-joined-panel';

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
export async function drawPanel(words: string, lang: Lang, layout: PanelLayout): Promise<Buffer> {
  if (DIR[lang] === 'rtl') return drawJoinedPanel(words, lang, { ...layout, inset: INSET });
  const { panel, title, head } = layout;
  const [wide, text] = await Promise.all([fontFile('archivo-wide'), fontFile('archivo-text')]);
  const capitals = words.toLocaleUpperCase('en');
  const fitted = fitTitle(capitals, fontAdvance(wide), { ...title, tracking: TRACKING });
  const image = new ImageResponse(
    <CardPanel {...fitted} note={companyWords[lang].name} inset={INSET} head={head} />,
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
