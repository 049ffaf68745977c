import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/generated/client';
import { env } from '@/lib/settings/env';
import { IN_UTC } from './line';

const create = () =>
  new PrismaClient({
    // Well below the embedded server's 32 connections, so that two processes and a command line fit.
    // The time-outs keep a database that died in silence from holding a visitor's answer.
    adapter: new PrismaPg({
      connectionString: env.DATABASE_URL,
      max: 8,
      connectionTimeoutMillis: 4_000,
      query_timeout: 10_000,
      keepAlive: true,
      onConnect: (client) => client.query(IN_UTC),
    }),
    // As long as single queries wait for a connection and run: Prisma's own 2 and 5 s refuse people in a rush.
    transactionOptions: { maxWait: 4_000, timeout: 10_000 },
  });

const kept = globalThis as { prisma?: ReturnType<typeof create> };

/** The one database client. `next dev` reloads modules, so it is kept on the global object. */
export const db = (kept.prisma ??= create());
