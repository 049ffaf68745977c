import { leftToRight, type Lang } from '@/content/lang';
import { words } from '@/content/words';
import { FORCED_SYSTEMS, NATURAL_MODELS, type ForcedSystem, type NaturalModel } from './systems';

/*
 * The figures of the SIGMA systems as rows of a sheet. They come from the manufacturer's sheet as the specification
 * (2, section 9) repeats it.
 */

/** What is said at the foot of a table beside the line about all figures. */
export type Note = 'label' | 'volume' | 'power';

/** What a figure is measured in; its sign stands in `sheetWords`. */
type Unit = 'bar' | 'L' | 'kg' | 'mm' | 'm²' | 'kW';

export interface Figure {
  id: string;
  value: string;
  unit?: Unit;
  /** Marked at the figure. */
  notes: readonly Note[];
}

/**
 * The value as it is read: a size keeps its order. In a narrow column of a table it breaks before a number, not within
 * one.
 */
export const figureSaid = ({ value }: Figure, lang: Lang): string =>
  value.includes('×') ? leftToRight(value, lang).replaceAll('\u00a0', ' ') : value;

const decimal = (value: number) => value.toFixed(1);
const plain = (id: string, value: string | number, unit?: Unit): Figure => ({
  id,
  value: String(value),
  ...(unit && { unit }),
  notes: [],
});

const naturalFigures = (model: NaturalModel): readonly Figure[] => [
  { ...plain('nominal', model.model, 'L'), notes: model.volumeToConfirm ? ['volume'] : [] },
  plain('pressure', model.workingPressure, 'bar'),
  plain('jacket', decimal(model.jacketCapacity), 'L'),
  plain('weight', model.weight, 'kg'),
  plain('size', `${model.diameter} × ${model.length}`, 'mm'),
  plain('thickness', model.tankThickness, 'mm'),
  plain('insulation', model.insulation, 'mm'),
];

/** Every figure of a system whose label contradicts them is marked, and the power of each, of which nobody says more. */
function forcedFigures(system: ForcedSystem): readonly Figure[] {
  const notes: readonly Note[] = system.isRecommended ? [] : ['label'];
  return [
    plain('tank', system.tank, 'L'),
    plain('collectors', system.collectors),
    plain('area', system.area, 'm²'),
    plain('power', system.power, 'kW'),
  ].map((figure) => ({ ...figure, notes: figure.id === 'power' ? [...notes, 'power'] : notes }));
}

/** Which notes stand below a sheet, in the order in which its rows call for them. */
export const notesOf = (figures: readonly Figure[]): readonly Note[] => [
  ...new Set(figures.flatMap(({ notes }) => notes)),
];

export const MODEL_SHEETS = NATURAL_MODELS.map((model) => ({
  id: model.id,
  model: model.model,
  figures: naturalFigures(model),
}));

export const SYSTEM_SHEETS = FORCED_SYSTEMS.map((system) => ({
  id: system.id,
  label: system.label,
  figures: forcedFigures(system),
}));

/** A model or a system. */
export type SheetId = (typeof MODEL_SHEETS | typeof SYSTEM_SHEETS)[number]['id'];

/** What the rows are called, and what the notes say. */
export const sheetWords = words(
  {
    rows: {
      pressure: 'Working pressure',
      jacket: 'Jacket capacity',
      weight: 'Weight',
      size: 'Dimensions, diameter × length',
      thickness: 'Tank thickness',
      insulation: 'Insulation, polyurethane',
      nominal: 'Tank, nominal volume',
      tank: 'Tank',
      collectors: 'Collectors',
      area: 'Area of the collectors',
      power: 'Power',
      vessel: 'Vessel size',
    },
    units: { bar: 'bar', L: 'L', kg: 'kg', mm: 'mm', 'm²': 'm²', kW: 'kW' } satisfies Record<Unit, string>,
    /** Stands before the number of a model. */
    model: 'Model',
    request: 'on request',
    property: 'Property',
    value: 'Value',
    source: 'Figures as supplied by the manufacturer; confirm before ordering.',
    notes: {
      label:
        'The same figures as System 500/5, while the label 200/25 stands for 200 L and 2.5 m². We confirm them with the manufacturer before you order.',
      volume:
        'The litres that the model is named for; its outer size suggests another volume. We confirm it with the manufacturer before you order.',
      power:
        'Not stated whether this is the electric backup. We confirm it with the manufacturer before you order.',
    } satisfies Record<Note, string>,
  },
  {
    ar: {
      rows: {
        pressure: 'ضغط التشغيل',
        jacket: 'سعة الغلاف',
        weight: 'الوزن',
        size: 'المقاس: القطر × الطول (من اليسار)',
        thickness: 'سماكة جدار الخزان',
        insulation: 'العزل، بولي يوريثان',
        nominal: 'الخزان، السعة الاسمية',
        tank: 'الخزان',
        collectors: 'المجمّعات الشمسية',
        area: 'مساحة المجمّعات',
        power: 'القدرة',
        vessel: 'مقاس الوعاء',
      },
      units: { bar: 'بار', L: 'لتر', kg: 'كجم', mm: 'مم', 'm²': 'م²', kW: 'كيلوواط' },
      model: 'موديل',
      request: 'عند الطلب',
      property: 'الخاصية',
      value: 'القيمة',
      source: 'الأرقام حسب الشركة المصنّعة، ويُرجى تأكيدها قبل الطلب.',
      notes: {
        label:
          'الأرقام نفسها لنظام 500/5، في حين يدل الرمز 200/25 على 200\u00a0لتر و2.5\u00a0م². نؤكدها مع الشركة المصنّعة قبل طلبكم.',
        volume:
          'اللترات التي سُمّي بها الموديل، ومقاسه الخارجي يدل على سعة أخرى. نؤكدها مع الشركة المصنّعة قبل طلبكم.',
        power: 'لم يُذكر إن كانت قدرة العنصر الكهربائي المساعد. نؤكدها مع الشركة المصنّعة قبل طلبكم.',
      },
    },
  },
);
