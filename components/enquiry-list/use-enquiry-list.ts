import { useSyncExternalStore } from 'react';
import { enquiryList, NO_LINES } from '@/lib/enquiry-list/enquiry-list';

const { subscribe, get, has } = enquiryList;

/** The enquiry list of this device, followed as it changes. Empty on the server. */
export const useEnquiryList = () => useSyncExternalStore(subscribe, get, () => NO_LINES);

/** How many lines it has: whoever shows no more is not drawn again for a change within a line. */
export const useLineCount = () =>
  useSyncExternalStore(
    subscribe,
    () => get().length,
    () => 0,
  );

/** Whether a product is on it. A page of a hundred products draws one of them again when it is put on, not all. */
export const useIsListed = (id: string) =>
  useSyncExternalStore(
    subscribe,
    () => has(id),
    () => false,
  );
