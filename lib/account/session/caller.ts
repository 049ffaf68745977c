import 'server-only';
import { cookies, headers } from 'next/headers';
import type { NextRequest } from 'next/server';
import type { Lang } from '@/content/lang';
import { clientAddress } from '@/lib/limits/client-address';
import { langOfForm } from '@/lib/site/lang';
import { wantedLang } from '@/lib/http/preferred-lang';
import { env } from '@/lib/settings/env';
import type { User } from '@/prisma/generated/client';
import { DEVICE_COOKIE, readDevices, type KnownDevice } from './device';

/** Who tries: from where, and the accounts that know this device. */
export interface Caller {
  client: string;
  known: readonly KnownDevice[];
  /** What mails that follow are written in; the first of the site where it is not told. */
  lang?: Lang;
}

type Bag = Pick<Headers, 'get'>;
type Jar = { get: (name: string) => { value: string } | undefined };

const callerBy = async (bag: Bag, jar: Jar): Promise<Caller> => ({
  lang: wantedLang(bag.get('accept-language')),
  client: clientAddress(bag, env.TRUSTED_PROXIES),
  known: await readDevices(jar.get(DEVICE_COOKIE)?.value),
});

/** Of a call of the JSON interface. */
export const callerOf = (request: NextRequest): Promise<Caller> => callerBy(request.headers, request.cookies);

/** Of the form that is being answered; it tells the language of its page. */
export const thisCaller = async (form?: FormData): Promise<Caller> => ({
  ...(await callerBy(await headers(), await cookies())),
  ...(form && { lang: langOfForm(form) }),
});

/** The name of this device, if the account knows it. */
export const deviceOf = ({ known }: Caller, user: User | null): string | null =>
  known.find(({ sub, ver }) => sub === user?.id && ver === user.sessionVersion)?.id ?? null;
