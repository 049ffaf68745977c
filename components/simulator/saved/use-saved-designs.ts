import { useCallback, useEffect, useState } from 'react';
import type { FormState } from '@/lib/forms/form-state';
import { IDLE } from '@/lib/forms/form-state';
import {
  deviceDesigns,
  dropFromDevice,
  followDeviceDesigns,
  keepOnDevice,
} from '@/lib/simulator/device-designs';

type Action = (before: FormState, form: FormData) => Promise<FormState>;

/** The work of the server, given by the page. */
export interface DesignActions {
  /** The designs of the account; null for nobody. */
  list: () => Promise<string[] | null>;
  keep: Action;
  drop: Action;
}

type SaveAnswer = 'done' | 'full' | 'device' | 'fullDevice';

interface Saved {
  /** Not read yet, unreadable, or what the account keeps. */
  account: readonly string[] | 'loading' | 'away';
  device: readonly string[];
}

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.set(name, value);
  return form;
}

const send = (action: Action, name: string, value: string): Promise<FormState> =>
  action(IDLE, formOf(name, value)).catch(() => ({
    status: 'failed',
    code: 'unanswered',
    fieldErrors: {},
    values: {},
  }));

/** What waited on the device comes to the account; what does not fit there stays. */
async function mergeDevice(keep: Action): Promise<boolean> {
  const codes = deviceDesigns();
  if (codes.length === 0) return false;
  const { status } = await send(keep, 'codes', codes.join(' '));
  return status === 'done' && dropFromDevice(codes);
}

async function readAll({ list, keep }: DesignActions): Promise<Saved> {
  try {
    const before = await list();
    const account = before && (await mergeDevice(keep)) ? await list() : before;
    return { account: account ?? 'away', device: deviceDesigns() };
  } catch {
    return { account: 'away', device: deviceDesigns() };
  }
}

/** Designs of the account and of the device; those of the device are merged as soon as somebody is signed in. */
export function useSavedDesigns(actions: DesignActions) {
  const [saved, setSaved] = useState<Saved>({ account: 'loading', device: [] });

  useEffect(() => {
    let isHere = true;
    readAll(actions).then(
      (found) => isHere && setSaved(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [actions]);

  const reload = useCallback(async () => setSaved(await readAll(actions)), [actions]);
  useEffect(() => followDeviceDesigns(() => void reload()), [reload]);

  const save = async (code: string): Promise<SaveAnswer> => {
    const answer = await send(actions.keep, 'codes', code);
    if (answer.status === 'failed' && answer.code === 'refused') return 'full';
    const isKept = answer.status === 'done' || keepOnDevice(code);
    await reload();
    if (answer.status === 'done') return 'done';
    return isKept ? 'device' : 'fullDevice';
  };

  const remove = async (code: string): Promise<boolean> => {
    dropFromDevice([code]);
    const { status } = await send(actions.drop, 'code', code);
    await reload();
    return status === 'done';
  };
  return { ...saved, save, remove };
}
