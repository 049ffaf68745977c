import type { Lang } from '@/content/lang';
import type { RoofFault, RoofInputWords } from '@/content/roof-quantities/input-words';
import type { RoofPageWords } from '@/content/roof-quantities/page-words';
import type { LostWords } from '@/content/shell/lost-part';
import type { UnitWords } from '@/content/units';
import type { LocalisedQuantities } from '@/lib/roof-quantities/format-quantities';

/** What the calculator is given of the language of its page. */
export interface LocalisedForm {
  lang: Lang;
  units: UnitWords;
  page: RoofPageWords;
  input: RoofInputWords;
  faults: Readonly<Record<RoofFault, string>>;
  /** What is said of a part whose code could not be had. */
  lost: LostWords;
}

/** The same with the words of a result, which come with it. */
export type LocalisedRoof = LocalisedForm & LocalisedQuantities;
