import type { Patch } from '@/components/ui/address/patched';
import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { RoofTile } from '@/content/roof-quantities/tiles';
import type { Entries } from '@/lib/roof-quantities/entries/entries';
import type { Faults } from '@/lib/roof-quantities/entries/fault';
import type { LocalisedForm } from './localised-roof';

/** What every part of the form is given. */
export interface FormProps {
  entries: Entries;
  faults: Faults;
  figures: RoofFigures;
  tiles: readonly RoofTile[];
  localised: LocalisedForm;
  onChange: (patch: Patch<Entries>) => void;
}
