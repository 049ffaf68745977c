import { today, usePrintTitle } from '@/components/ui/layout/use-print-title';
import type { Mode, SizingData } from '@/content/solar/sizing';
import { fill } from '@/lib/site/fill';
import { dayIn } from '@/lib/site/day';
import type { Calculation } from '@/lib/hot-water/calculation';
import {
  enteredRows,
  number,
  reportFile,
  resultRows,
  type LocalisedHotWater,
} from '@/lib/hot-water/format-calculation';
import { MonthTable } from './month-chart';
import { Sheet } from './sheet';

interface Props {
  localised: LocalisedHotWater;
  data: SizingData;
  made: Calculation;
  mode: Mode;
  /** Full address that brings the calculation back. */
  url: string;
}

/** Formula and source of every figure, as the page has them behind its signs. */
function sourcesOf(
  { lang, words }: LocalisedHotWater,
  data: SizingData,
  { hot, climate, tariff }: Calculation,
) {
  return [
    words.litresAbout,
    words.area.about,
    fill(words.share.about, { hot }),
    fill(words.months.about, { place: words.options.places[climate.id] }),
    fill(words.electricity.about, { pump: data.pump }),
    fill(words.money.about, { tariff: number(lang, tariff, 2) }),
    fill(words.co2.about, { co2: data.co2 }),
    words.rule.about,
  ];
}

/** The calculation on paper: what was entered, what came of it, and what stands behind it. */
export function Report({ localised, data, made, mode, url }: Props) {
  const { lang, words } = localised;
  const { report, ways } = words;
  const found = made.recommendation;
  const date = today();
  usePrintTitle(reportFile(words, made.litres, date));
  const span = found.kind === 'system' ? found.best.span : null;
  return (
    <div data-paper className="hidden gap-4 print:grid">
      <Sheet
        rows={[
          [report.date, dayIn(lang, date)],
          ...enteredRows(localised, made, mode),
          ...resultRows(localised, made),
        ]}
      />
      {span && <MonthTable localised={localised} span={span} />}
      <p className="t-note font-semibold">{report.sources}</p>
      <ul className="t-note list-disc ps-4 [&_li]:break-inside-avoid">
        {sourcesOf(localised, data, made).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="t-note">
        {words.rule.guide} {fill(ways.disclaimer, { version: data.version, date: dayIn(lang, data.date) })}{' '}
        {report.by}
      </p>
      <p className="t-note">
        {report.link}: <bdi>{url}</bdi>
      </p>
    </div>
  );
}
