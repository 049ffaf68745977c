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

/** Whether a product is on it, in this quantity where one is asked for. A page of a hundred products draws one of them again when it is put on, not all. */
export const useIsListed = (id: string, quantity?: number) =>
  useSyncExternalStore(
    subscribe,
    () => has(id, quantity),
    () => false,
  );
