import { fill } from '@/lib/site/fill';
import type { Span } from '@/lib/hot-water/f-chart';
import { number, type LocalisedHotWater } from '@/lib/hot-water/format-calculation';
import { About } from './about';

interface Props {
  localised: LocalisedHotWater;
  span: Span;
  /** Where the sun of the year is from. */
  place: string;
}

/** Units of the drawing. */
const HIGH = 120;
const STEP = 30;
const BAR = 22;
const CAPTION = 18;
/** Above the highest bar, for its figure. */
const TOP = 14;

/** Heat needed and heat from the sun by month: drawn, described, and as a table. */
export function MonthChart({ localised, span, place }: Props) {
  const { months, about } = localised.words;
  return (
    <div className="grid gap-3">
      <About label={about} text={fill(months.about, { place })} className="t-head">
        {months.title} ({months.unit})
      </About>
      <Drawing localised={localised} span={span} />
      <ul className="t-note flex flex-wrap gap-x-6 gap-y-1">
        <Key className="bg-verdigris">{months.keys.sure}</Key>
        <Key className="bg-verdigris/50">{months.keys.more}</Key>
        <Key className="bg-sand-deep">{months.keys.rest}</Key>
      </ul>
      <details className="t-small">
        <summary className="t-label text-link">{months.table}</summary>
        <MonthTable localised={localised} span={span} />
      </details>
    </div>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <i className={`size-3.5 forced-color-adjust-none border border-bitumen-soft ${className}`} />
      {children}
    </li>
  );
}

function described({ words: { months } }: LocalisedHotWater, { central }: Span): string {
  const shares = central.months.map(({ load, solar }) => (load > 0 ? solar / load : 0));
  const at = (share: number) => shares.indexOf(share);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  return fill(months.spoken, {
    least: months.names[at(least)]!,
    minShare: Math.floor(least * 100),
    most: months.names[at(most)]!,
    maxShare: Math.floor(most * 100),
  });
}

function Drawing({ localised, span: { central, conservative } }: Omit<Props, 'place'>) {
  const loads = central.months.map(({ load }) => load);
  const most = Math.max(...loads, 1);
  const highest = loads.indexOf(most);
  const scale = (kwh: number) => (kwh / most) * HIGH;
  return (
    <svg
      role="img"
      aria-label={described(localised, { central, conservative })}
      viewBox={`0 ${-TOP} ${12 * STEP} ${TOP + HIGH + CAPTION}`}
      className="w-full forced-color-adjust-none"
    >
      {central.months.map(({ load, solar }, month) => {
        const x = month * STEP + (STEP - BAR) / 2;
        const bar = (kwh: number, className: string) => (
          <rect x={x} y={HIGH - scale(kwh)} width={BAR} height={scale(kwh)} className={className} />
        );
        return (
          <g key={month}>
            {bar(load, 'fill-sand-deep')}
            {bar(solar, 'fill-verdigris/50')}
            {bar(conservative.months[month]!.solar, 'fill-verdigris')}
            <Words x={x + BAR / 2} y={HIGH + CAPTION - 5}>
              {localised.words.months.letters[month]!}
            </Words>
            {month === highest && (
              <Words x={x + BAR / 2} y={-4}>
                {number(localised.lang, load)}
              </Words>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Words({ children, ...at }: { x: number; y: number; children: string }) {
  return (
    <text {...at} textAnchor="middle" className="fill-bitumen text-[12px] forced-colors:fill-[CanvasText]">
      {children}
    </text>
  );
}

/** The same as figures, on the screen when asked for and on paper. */
export function MonthTable({ localised: { lang, words }, span }: Omit<Props, 'place'>) {
  const { months } = words;
  const heads = [months.demand, months.conservative, months.central];
  const cell = 'border-b border-hairline py-1.5 ps-3 text-end align-baseline';
  return (
    <table className="t-note w-full border-collapse">
      <caption className="pb-1 text-start text-bitumen-soft">
        {months.title} ({months.unit})
      </caption>
      <thead>
        <tr className="border-b-[1.5px] border-bitumen">
          <th scope="col" className="py-1.5 text-start font-normal">
            {months.month}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1.5 ps-3 text-end font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {span.central.months.map(({ load, solar }, month) => (
          <tr key={month}>
            <th scope="row" className="border-b border-hairline py-1.5 text-start font-semibold">
              {months.names[month]}
            </th>
            {[load, span.conservative.months[month]!.solar, solar].map((kwh, place) => (
              <td key={place} className={cell}>
                {number(lang, kwh)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
