import type { RoofFault, RoofInputWords } from '@/content/roof-quantities/input-words';
import type { RoofPageWords } from '@/content/roof-quantities/page-words';
import type { Tongue } from '@/lib/roof-quantities/say';

/** What the calculator is given of the language of its page. */
export interface RoofTongue extends Tongue {
  page: RoofPageWords;
  input: RoofInputWords;
  faults: Readonly<Record<RoofFault, string>>;
}
