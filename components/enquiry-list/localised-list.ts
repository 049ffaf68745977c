import type { EnquiryCommon } from '@/content/forms/common';
import type { EnquiryListWords } from '@/content/forms/enquiry-list';
import type { UnitWords } from '@/content/units';

/** What the list and its form are given to say. */
export interface LocalisedList {
  words: EnquiryListWords;
  units: UnitWords;
  common: EnquiryCommon;
}
