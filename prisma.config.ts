import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Prisma would download a native schema engine from outside npm; ours runs the WebAssembly one.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(
  import.meta.dirname,
  'scripts/database/schema-engine.mjs',
);

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'node --import tsx prisma/seed.ts' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres:postgres@127.0.0.1:5432/qirmid' },
});
