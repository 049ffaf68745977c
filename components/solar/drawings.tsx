import { Collector, DrawingSheet, Flow, Numbers, Sun, Taps, type Marks } from './drawing-parts';

interface Props {
  alt: string;
}

/** Natural circulation from the side: the tank above the collector, its heat exchanger as a ring. */
export function NaturalDrawing({ alt }: Props) {
  return (
    <DrawingSheet alt={alt}>
      <Sun />
      <Collector />
      <path strokeWidth="3" d="M400 200V400M460 200V400" />
      <circle className="fill-sand-deep" cx="430" cy="128" r="84" />
      <circle className="fill-limewash" cx="430" cy="128" r="62" />
      <Taps x={452} hot={92} cold={164} />
      <circle className="stroke-terracotta" cx="430" cy="128" r="62" strokeWidth="9" />
      <Flow of="warm" d="M112 334L340 182C360 168 340 124 368 120" />
      <Flow of="cool" d="M430 190V372H120L106 348" />
      <Numbers at={NATURAL} />
    </DrawingSheet>
  );
}
const NATURAL: Marks = [
  [214, 262],
  [336, 128],
  [430, 40],
  [290, 372],
  [560, 128],
];

/** Condensation from the side: the tank behind the upper edge of the collector, a condenser in it. */
export function CondensationDrawing({ alt }: Props) {
  return (
    <DrawingSheet alt={alt}>
      <Sun />
      <Collector />
      <path strokeWidth="3" d="M410 300V400M474 300V400" />
      <circle className="fill-sand-deep" cx="442" cy="256" r="80" />
      <circle className="fill-limewash" cx="442" cy="256" r="62" />
      <Taps x={464} hot={226} cold={292} />
      {/* Both end under the plate of number 3. What has condensed falls on all its way: nothing pumps it. */}
      <Flow of="drops" d="M442 256L388 284Q380 288 370 290L107 343" />
      <Flow of="vapour" d="M112 334L340 182C366 165 384 190 400 210L442 256" />
      <Numbers at={CONDENSATION} />
    </DrawingSheet>
  );
}
const CONDENSATION: Marks = [
  [214, 262],
  [384, 160],
  [442, 256],
  [250, 316],
  [560, 258],
];

/** Forced circulation through a house: collector on the roof, all else indoors. `marks` says what is numbered. */
export function ForcedDrawing({ alt, marks }: Props & { marks: keyof typeof FORCED }) {
  return (
    <DrawingSheet alt={alt}>
      <Sun />
      <path d="M20 400H620M84 400V190M556 400V190" />
      <path strokeWidth="4" d="M56 198L320 66L584 198" />
      <path strokeWidth="3" d="M142 155V140M262 95V80" />
      <path className="fill-sand-deep" d="M118 150L276 71L268 55L110 134Z" />
      <path strokeWidth="4" d="M110 134L268 55" />
      <rect className="fill-sand-deep" x="396" y="206" width="104" height="194" rx="14" />
      <rect className="fill-limewash" x="408" y="218" width="80" height="170" rx="8" />
      <Taps x={466} hot={236} cold={374} />
      <Flow of="warm" d="M120 140L270 65C290 56 330 90 330 120V286H470" />
      <Flow
        of="cool"
        d="M470 286C486 286 486 316 470 316H432C416 316 416 346 432 346H470M430 346H236V240H150V142"
      />
      <path
        className="stroke-bitumen"
        strokeWidth="2"
        strokeDasharray="3 5"
        d="M150 318H206M120 300V176L244 88M150 330V384H420V356"
      />
      <circle className="fill-limewash" cx="236" cy="290" r="26" strokeWidth="2.5" />
      <path className="fill-bitumen" d="M236 268L254 302H218Z" />
      <rect className="fill-limewash" x="104" y="300" width="46" height="40" rx="2" strokeWidth="2.5" />
      <path strokeWidth="2" d="M114 314H140" />
      <Numbers at={FORCED[marks]} />
    </DrawingSheet>
  );
}
const FORCED = {
  /** How it works, step by step. */
  steps: [
    [196, 68],
    [330, 200],
    [452, 316],
    [282, 262],
    [127, 366],
    [566, 306],
  ],
  /** What it is made of: tank, collector, mounting system, solar station, controller, installation parts. */
  parts: [
    [448, 180],
    [196, 68],
    [290, 112],
    [282, 262],
    [127, 366],
    [330, 200],
  ],
} as const satisfies Record<string, Marks>;
