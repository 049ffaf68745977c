import { useSyncExternalStore } from 'react';
import { enquiryList, NO_LINES } from '@/lib/enquiry-list/enquiry-list';

/** The enquiry list of this device, followed as it changes. Empty on the server. */
export const useEnquiryList = () =>
  useSyncExternalStore(enquiryList.subscribe, enquiryList.get, () => NO_LINES);
