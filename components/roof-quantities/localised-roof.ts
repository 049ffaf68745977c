import type { RoofFault, RoofInputWords } from '@/content/roof-quantities/input-words';
import type { RoofPageWords } from '@/content/roof-quantities/page-words';
import type { LocalisedQuantities } from '@/lib/roof-quantities/format-quantities';

/** What the calculator is given of the language of its page. */
export interface LocalisedRoof extends LocalisedQuantities {
  page: RoofPageWords;
  input: RoofInputWords;
  faults: Readonly<Record<RoofFault, string>>;
}
