import 'server-only';
import { envSchema, type Env } from './env-schema';

/** The checked environment: the one way of server code to `process.env`. */
export const env: Env = envSchema.parse(process.env);

// next-auth reads its own address from here and nowhere else.
process.env.NEXTAUTH_URL ??= env.SITE_URL ?? `http://localhost:${env.PORT}`;

/** The folder of the built site that is served, as next.config.ts reads it; none in development and in tests. */
export const builtSite: string | undefined =
  process.env.NODE_ENV === 'production' ? process.env.NEXT_DIST_DIR || '.next' : undefined;
