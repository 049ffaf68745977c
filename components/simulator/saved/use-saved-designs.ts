import { useCallback, useEffect, useState } from 'react';
import type { FormAction, FormState } from '@/lib/forms/form-state';
import { IDLE } from '@/lib/forms/form-state';
import { within } from '@/lib/forms/within';
import {
  deviceDesigns,
  dropFromDevice,
  followDeviceDesigns,
  keepOnDevice,
} from '@/lib/simulator/device-designs';

/** The work of the server, given by the page. */
export interface DesignActions {
  /** The designs of the account; null for nobody. */
  list: () => Promise<string[] | null>;
  keep: FormAction;
  drop: FormAction;
}

type SaveAnswer = 'done' | 'full' | 'device' | 'fullDevice' | 'refusedDevice';

/** Not read yet, unreadable, or what the account keeps. */
type Account = readonly string[] | 'loading' | 'away';

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}

/** Milliseconds until a line that hangs counts as one that failed. */
const TIMEOUT_MS = 20_000;

const UNANSWERED: FormState = { status: 'failed', code: 'unanswered', fieldErrors: {}, values: {} };

const send = (action: FormAction, name: string, value: string): Promise<FormState> =>
  within(TIMEOUT_MS, action(IDLE, formOf(name, value)), UNANSWERED).catch(() => UNANSWERED);

/** What waited on the device comes to the account; what does not fit there stays. */
async function mergeDevice(keep: FormAction): Promise<boolean> {
  const codes = deviceDesigns();
  if (codes.length === 0) return false;
  const { status } = await send(keep, 'codes', codes.join(' '));
  return status === 'done' && dropFromDevice(codes);
}

async function readAccount({ list, keep }: DesignActions): Promise<Account> {
  const before = await list();
  const account = before && (await mergeDevice(keep)) ? await list() : before;
  return account ?? 'away';
}

/** Designs of the account and of the device; those of the device are merged as soon as somebody is signed in. */
export function useSavedDesigns(actions: DesignActions) {
  const [account, setAccount] = useState<Account>('loading');
  const [device, setDevice] = useState<readonly string[]>([]);
  const showDevice = () => setDevice(deviceDesigns());

  const reload = useCallback(() => {
    const show = (found: Account | null) => {
      // Where nothing can be read, what was there before stays.
      setAccount((before) => found ?? (before === 'loading' ? 'away' : before));
      setDevice(deviceDesigns());
    };
    return within(TIMEOUT_MS, readAccount(actions), null).then(show, () => show(null));
  }, [actions]);
  useEffect(() => {
    void reload();
    return followDeviceDesigns(() => void reload());
  }, [reload]);

  const save = async (code: string): Promise<SaveAnswer> => {
    const answer = await send(actions.keep, 'codes', code);
    if (answer.status === 'done') {
      await reload();
      return 'done';
    }
    if (answer.status === 'failed' && answer.code === 'refused') return 'full';
    const kept = keepOnDevice(code);
    showDevice();
    return kept === 'kept' ? 'device' : `${kept}Device`;
  };

  const remove = async (code: string): Promise<boolean> => {
    const isDropped = dropFromDevice([code]);
    showDevice();
    // What only the device keeps is no matter of the server.
    if (!account.includes(code)) return isDropped;
    const { status } = await send(actions.drop, 'code', code);
    if (status === 'done') await reload();
    return status === 'done';
  };
  return { account, device, save, remove };
}
