import { act, fireEvent, render, screen } from '@testing-library/react';
import { useContext, useEffect } from 'react';
import { AttachmentContext } from '@/components/form/attachment-context';
import { beginRoof } from '@/components/your-roof/engine/kept-roof';
import type { RoofEngine } from '@/components/your-roof/engine/start-engine';
import { RoofTool } from '@/components/your-roof/roof-tool';
import { tileData } from '@/components/your-roof/tile-data';
import { enquiryWords } from '@/content/forms/enquiry-words';
import { yourRoofSteps } from '@/content/pages/tools/your-roof';
import { fill } from '@/lib/site/fill';
import type { Reason } from '@/lib/your-roof/checks';
import type { Answers, Ask, Questions } from '@/lib/your-roof/protocol';

/* The tool of /your-roof over an engine that a test answers for. */

export const words = yourRoofSteps.en;
const size = { width: 1024, height: 683 };
const frame = { x: 100, y: 100, width: 500, height: 200 };
const bitmap = { width: 0, height: 0 } as ImageBitmap;

/** An engine that answers at once, and notes what it was asked. */
export function engineOf(reasons: Reason[] = []) {
  const asked: Ask[] = [];
  const answers: { [K in Ask]: (of: Questions[K]) => Answers[K] } = {
    open: () => ({ ok: true, size, view: bitmap }),
    copy: () => new Blob(['copy']),
    snap: ({ planes, only }) => ({
      plane: {
        ...planes[only]!,
        corners: planes[only]!.corners.map(({ x, y }) => ({ x: x + 3, y: y + 4 })),
      },
      moved: 5,
    }),
    look: () => ({ frame, veil: bitmap, reasons, leftOut: 0.12 }),
    lay: () => ({ frame, patch: bitmap, reasons }),
    save: () => new Blob(['picture']),
  };
  const engine = {
    ask: (ask: Ask, of: never) => {
      asked.push(ask);
      return Promise.resolve(answers[ask](of));
    },
    stop: () => undefined,
  } as unknown as RoofEngine;
  return { engine, asked };
}

/** Stands for the form: says what would go along, of which a copy is made at once. */
function Send() {
  const attachment = useContext(AttachmentContext);
  useEffect(() => void (attachment?.kind === 'photo' && attachment.copy()), [attachment]);
  return (
    <label>
      send {attachment?.kind ?? 'nothing'}
      <textarea aria-label="message" />
    </label>
  );
}

/** The tool with a photograph just chosen. */
export const show = (engine: RoofEngine) =>
  render(
    <RoofTool
      refused={null}
      opened={{
        ...{ engine, size, view: bitmap, first: null, isNew: true },
        id: beginRoof(),
        isKept: Promise.resolve(true),
      }}
      data={tileData('en')}
      words={words}
      add={enquiryWords.en.add}
      aside="example/your-roof"
      zone={<p>photo</p>}
      onStartOver={() => undefined}
      send={<Send />}
    />,
  );

/** What a finger does to the picture, which a test lays out at half its size. */
export function finger(
  layer: Element,
  [type, x, y]: ['down' | 'move' | 'up', x: number, y: number],
  isPrimary = true,
) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x / 2, clientY: y / 2 });
  Object.defineProperty(event, 'isPrimary', { value: isPrimary });
  fireEvent(layer, event);
}

/** A corner is set, px of the picture. */
export function touch(x: number, y: number) {
  const layer = screen.getByRole('group', { name: words.corners.canvas }).querySelector('.touch-none')!;
  for (const type of ['down', 'up'] as const) finger(layer, [type, x, y]);
}

/** Goes on by the button at the end of the step. */
export const next = (step: 'before' | 'tile' | 'keep') =>
  fireEvent.click(screen.getByRole('button', { name: fill(words.steps.next, { step: words.steps[step] }) }));
/** What the engine was asked is answered. */
export const settled = () => act(() => Promise.resolve());
/** The corners of the first side. */
export const corners = () => screen.queryAllByRole('button', { name: /^Side 1, corner/ });

/** The same engine once something else has come before one answer. */
export const answering = (
  { engine }: { engine: RoofEngine },
  to: Ask,
  before: () => Promise<void>,
): RoofEngine => ({
  ...engine,
  ask: async (ask, of) => {
    if (ask === to) await before();
    return engine.ask(ask, of);
  },
});

/** A page that was never open before, with what jsdom does not have. */
export function newPage(): void {
  localStorage.clear();
  history.replaceState(null, '', '/your-roof');
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 512, 341.5);
  window.scrollBy = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
}
