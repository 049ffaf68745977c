import type { ClimateId, Field, HotTemperature, Mode, SizingData } from '@/content/solar/sizing';
import { LEAST_FILS, readCount, readTariff } from './read-count';
import { fieldsOf, type Counts } from './demand';

/** What a visitor entered, as it was typed. Both modes keep their own. */
export interface Entries {
  mode: Mode;
  typed: Readonly<Record<Mode, Readonly<Partial<Record<Field, string>>>>>;
  hot: HotTemperature;
  climate: ClimateId;
  recirculation: boolean;
  /** Fils for a kWh. */
  tariff: string;
}

export const noEntries = (data: SizingData): Entries => ({
  mode: 'privateVilla',
  typed: { privateVilla: {}, laborCamp: {} },
  hot: data.temperatures.usual,
  climate: data.climates[0].id,
  recirculation: false,
  tariff: String(data.tariff.usual),
});

const modesOf = (data: SizingData) => Object.keys(data.litres) as Mode[];

/** The name of a count in an address. Both modes count kitchens: that of the mode that is not shown says which it is of. */
const keyOf = (field: Field, mode: Mode, shown: Mode) => (mode === shown ? field : `${mode}.${field}`);

/** The counts of the chosen mode. */
export function countsOf(data: SizingData, { mode, typed }: Entries): Counts {
  const read = (field: Field) => readCount(typed[mode][field] ?? '', data.maxCount).value;
  return Object.fromEntries(fieldsOf(data, mode).map((field) => [field, read(field)]));
}

/** The usual one where none stands there. */
export const tariffOf = (data: SizingData, { tariff }: Pick<Entries, 'tariff'>): number =>
  tariff.trim() === '' ? data.tariff.usual : readTariff(tariff, data.tariff.most).value;

/** A tariff as it is read again. */
const tariffTyped = (fils: number): string => (fils > 0 && fils < LEAST_FILS ? `${fils} fils` : String(fils));

/** One more or one less; never less than none or more than the most. */
export function stepped(typed: string, step: 1 | -1, most: number): string {
  const { value } = readCount(typed, most);
  return String(Math.min(Math.max(value + step, 0), most));
}

/** The query that brings a calculation back, without `?`: what is as usual stays out of it. */
export function queryOf(data: SizingData, entries: Entries): string {
  const usual = noEntries(data);
  const query = new URLSearchParams();
  const setCounts = (mode: Mode) => {
    const counts = countsOf(data, { ...entries, mode });
    for (const field of fieldsOf(data, mode))
      if (counts[field]) query.set(keyOf(field, mode, entries.mode), String(counts[field]));
  };
  if (entries.mode !== usual.mode) query.set('mode', entries.mode);
  setCounts(entries.mode);
  if (entries.hot !== usual.hot) query.set('hot', String(entries.hot));
  if (entries.climate !== usual.climate) query.set('place', entries.climate);
  if (entries.recirculation) query.set('recirculation', '1');
  const tariff = tariffOf(data, entries);
  if (tariff !== data.tariff.usual) query.set('tariff', tariffTyped(tariff));
  for (const mode of modesOf(data)) if (mode !== entries.mode) setCounts(mode);
  return query.toString();
}

/** The value if it is one of these. */
const oneOf = <T extends string | number>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((choice) => String(choice) === value);

/** What an address says; what it says wrongly is as usual. */
export function entriesOf(data: SizingData, search: string): Entries {
  const query = new URLSearchParams(search);
  const usual = noEntries(data);
  const mode = oneOf(modesOf(data), query.get('mode')) ?? usual.mode;
  const counts = (of: Mode) =>
    fieldsOf(data, of).flatMap((field) => {
      const { value } = readCount(query.get(keyOf(field, of, mode)) ?? '', data.maxCount);
      return value > 0 ? [[field, String(value)]] : [];
    });
  const tariff = query.get('tariff') ?? '';
  return {
    mode,
    typed: Object.fromEntries(
      modesOf(data).map((of) => [of, Object.fromEntries(counts(of))]),
    ) as Entries['typed'],
    hot: oneOf(data.temperatures.choices, query.get('hot')) ?? usual.hot,
    climate:
      oneOf(
        data.climates.map(({ id }) => id),
        query.get('place'),
      ) ?? usual.climate,
    recirculation: query.get('recirculation') === '1',
    tariff:
      readTariff(tariff, data.tariff.most).change === 'unread'
        ? usual.tariff
        : tariffTyped(tariffOf(data, { tariff })),
  };
}
