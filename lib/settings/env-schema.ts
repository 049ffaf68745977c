import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });
const origin = url.transform((value) => new URL(value).origin);
/** Addresses are put together behind it as it was typed: a slash at its end would stand in them twice. */
const bareOrigin = url.refine(
  (value) => /^https?:\/\/[^/?#]+$/i.test(value),
  'must be an origin alone, such as https://media.example.com, without a slash at its end',
);
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsAbsent, type.optional());

const isPort = (port: number) => port >= 1 && port <= 65_535;

/**
 * Every environment value the site reads, with its meaning in `.env.example`.
 * Pure: the launcher checks it before anything starts, `lib/settings/env.ts` reads it in the server.
 */
export const envSchema = z.object({
  PORT: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: 'must be a number from 1 to 65535' })
      .int('must be a number from 1 to 65535')
      .min(1, 'must be a number from 1 to 65535')
      .max(65535, 'must be a number from 1 to 65535')
      .default(3000),
  ),
  SITE_URL: optional(origin),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\/.+/, 'must be an address that begins with postgresql://'),
  ),
  DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('.data')),
  AUTH_SECRET: optional(z.string().min(32, 'must have 32 or more characters')),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: optional(
    z
      .string()
      .regex(/^[\w+/-]{43}=$/, 'must be 32 bytes in base64, as `openssl rand -base64 32` prints them'),
  ),
  RESEND_API_KEY: optional(z.string().min(3, 'must be the key of your Resend account')),
  RESEND_BASE_URL: optional(url),
  MAIL_FROM: optional(z.string().regex(/^[^\r\n]*@[^\r\n]+$/, 'must be a mail address')),
  ENQUIRY_TO: optional(z.email('must be a mail address')),
  TRUSTED_PROXIES: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: 'must be a number from 0 to 10' })
      .int('must be a number from 0 to 10')
      .min(0, 'must be a number from 0 to 10')
      .max(10, 'must be a number from 0 to 10')
      .default(0),
  ),
  OUTBOX_SPEED: z.preprocess(
    blankIsAbsent,
    z.coerce
      .number({ error: 'must be a number from 1 to 1000' })
      .min(1, 'must be a number from 1 to 1000')
      .max(1000, 'must be a number from 1 to 1000')
      .default(1),
  ),
  METRICS_ADDRESS: optional(
    z
      .string()
      .regex(/^(\[[0-9a-fA-F:]+\]|[^:\s]*):\d{1,5}$/, 'must be host:port, such as 127.0.0.1:9464')
      .refine((place) => isPort(Number(place.split(':').at(-1))), 'must end in a port from 1 to 65535'),
  ),
  NEXT_PUBLIC_API_BASE_URL: optional(bareOrigin),
  NEXT_PUBLIC_MEDIA_BASE_URL: optional(bareOrigin),
});

export type Env = z.infer<typeof envSchema>;

/** Values that are written into the built pages: a change of one asks for a new build. */
export const BUILD_KEYS = ['SITE_URL', 'NEXT_PUBLIC_API_BASE_URL', 'NEXT_PUBLIC_MEDIA_BASE_URL'] as const;

/** The first thing wrong with the environment as one sentence, or null. */
export function envFault(source: Record<string, string | undefined>): string | null {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return null;
  const issue = parsed.error.issues[0]!;
  return `The environment value ${issue.path.join('.')} ${issue.message}.`;
}
