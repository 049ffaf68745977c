import { useCallback, useEffect, useRef, useState } from 'react';
import { announceMark } from '@/lib/browser/signed-in-mark';
import { followStorage } from '@/lib/browser/follow-storage';
import { storedEntries, type KeptEntry } from '@/lib/device-data/device-data';

export interface CookieActions {
  /** Names of the cookies of this site. */
  names: () => Promise<string[]>;
  /** Erases one, or all. */
  erase: (name: string | null) => Promise<void>;
}

const asEntry = (name: string): KeptEntry => ({ place: 'cookie', name, value: null });

/** What is kept here: null until it was read. Read anew when something else on the page changes it. */
export function useDeviceData(names: CookieActions['names']) {
  const [entries, setEntries] = useState<readonly KeptEntry[] | null>(null);
  const [fault, setFault] = useState(false);
  const cookies = useRef<string[]>([]);

  const show = useCallback(() => setEntries([...storedEntries(), ...cookies.current.map(asEntry)]), []);
  const read = useCallback(async () => {
    const known = await names().catch(() => null);
    cookies.current = known ?? [];
    setFault(known === null);
    show();
  }, [names, show]);

  useEffect(() => {
    void Promise.resolve().then(read);
    return followStorage(null, show);
  }, [read, show]);

  return { entries, fault, read, announceCookies: announceMark };
}
