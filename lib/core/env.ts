import 'server-only';
import { envSchema, type Env } from './env-schema';

/** The checked environment: the one door of server code to `process.env`. */
export const env: Env = envSchema.parse(process.env);
