import 'server-only';
import type { NextRequest } from 'next/server';
import { designNames } from '@/lib/simulator/design-names';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import { Busy } from '@/lib/limits/concurrency-limiter';
import { clientAddress } from '@/lib/limits/client-address';
import { jpeg, LATER, plain, SOON } from '@/lib/http/made-file';
import { env } from '@/lib/settings/env';
import { fill } from '@/lib/site/fill';
import { log, reason } from '@/lib/observe/logger';
import { secondsToWait, type Limit } from '@/lib/limits/rate-limit';
import type { Design } from '@/lib/simulator/design';
import { designOfCode } from '@/lib/simulator/design-address';
import { keptCard, newCard, Throttled } from '@/lib/simulator/design-cards';
import { DESIGN_PANEL } from '@/lib/simulator/draw-design';
import { catalogue } from '@/lib/simulator/offered';
import { designLabels } from '@/lib/simulator/design-labels';
import { drawPanel } from '@/app/cards/draw-panel';

/** Cards that have to be drawn, up to half a second of a core each: all clients together have a quarter of one at most. */
const LIMITS: readonly Limit[] = [
  { name: 'design-card', points: 60, seconds: 600, per: 'client' },
  { name: 'design-card-all', points: 300, seconds: 600, per: 'everyone' },
];

/** Brand, tile and villa, below the picture. */
const panelOf = (design: Design, lang: Lang) =>
  drawPanel(fill(simulatorPage[lang].design.meta, designLabels(design, designNames(lang))), lang, {
    panel: DESIGN_PANEL,
    title: { width: 936, lines: 2, size: 40 },
    head: 32,
  });

interface Ask {
  design: Design;
  lang: Lang;
}

async function answer({ design, lang }: Ask, { headers, signal }: NextRequest): Promise<Response> {
  const kept = await keptCard(design, lang);
  if (kept) return jpeg(kept);
  const client = clientAddress(headers, env.TRUSTED_PROXIES);
  const toWait = () => secondsToWait(LIMITS, client);
  return jpeg(await newCard({ client, design, lang, toWait, panel: () => panelOf(design, lang) }, signal));
}

/** The social card of one design. What never was the name of one is refused; what is gone is mended. */
export async function answerDesignCard(request: NextRequest, file: string, lang: Lang): Promise<Response> {
  const read = catalogue && file.endsWith('.jpg') ? designOfCode(catalogue, file.slice(0, -4)) : null;
  if (!read) return plain(catalogue ? 400 : 404);
  try {
    return await answer({ design: read.design, lang }, request);
  } catch (error) {
    // Nobody is there to read this answer.
    if (request.signal.aborted) return plain(503);
    if (error instanceof Throttled) return plain(429, String(error.seconds));
    const isBusy = error instanceof Busy;
    if (isBusy) log.warn('busy', { path: 'design-card' });
    else log.error('design-card-not-drawn', { error: reason(error) });
    return plain(503, isBusy ? SOON : LATER);
  }
}
