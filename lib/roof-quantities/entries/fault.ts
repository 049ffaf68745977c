import type { RoofFault } from '@/content/roof-quantities/input-words';
import type { FieldKey } from './fields';

/** What is wrong with what was typed: a code, for which input-words.ts has the sentence, and the numbers in it. */
export interface Fault {
  code: RoofFault;
  /** In the unit the field is typed in. */
  least?: number;
  most?: number;
}

export type Faults = Readonly<Partial<Record<FieldKey, Fault>>>;

/** What is wrong already, while somebody is still typing: fields that are yet to be filled in are not. */
export const wrongAlready = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault?.code !== 'missing'));
