#!/usr/bin/env node
// Stands in for Prisma's native schema engine (a download outside npm): speaks its JSON-RPC over
// stdin/stdout on top of @prisma/schema-engine-wasm + @prisma/adapter-pg.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import Result from 'pg/lib/result.js';

// adapter-pg does not know the catalogue's internal "char" type (OID 18): hand it over as text.
const addFields = Result.prototype.addFields;
Result.prototype.addFields = function (fields) {
  for (const f of fields) if (f.dataTypeID === 18) f.dataTypeID = 25;
  return addFields.call(this, fields);
};

const config = (url) => parseIntoClientConfig(url); // not connectionString: it would win over the shadow database's name
class MigratePg extends PrismaPg {
  // adapter-pg's own drops the shadow database while its pool is still connected to it
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
    const main = await this.connect();
    await main.executeScript(`CREATE DATABASE "${database}"`);
    const shadow = await new PrismaPg({ ...config(url), database }).connect();
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await main.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`);
      await main.dispose();
    };
    return shadow;
  }
}

const require = createRequire(import.meta.url);
const args = process.argv.slice(2);
const opt = (name) => args.flatMap((a, i) => (a === name ? [args[i + 1]] : []));
const url = JSON.parse(opt('--datasource')[0] ?? '{}').url ?? process.env.DATABASE_URL;

async function loadEngine() {
  const bg = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const wasm = await readFile(
    require.resolve('@prisma/schema-engine-wasm').replace(/schema_engine\.js$/, 'schema_engine_bg.wasm'),
  );
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': bg });
  bg.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels = await Promise.all(opt('--datamodels').map(async (p) => [p, await readFile(p, 'utf8')]));
  const factory = bindMigrationAwareSqlAdapterFactory(new MigratePg(config(url)));
  return bg.SchemaEngine.new({ datamodels: datamodels.length ? datamodels : undefined }, () => {}, factory);
}

if (args.includes('--version')) {
  process.stdout.write('schema-engine-cli wasm\n');
  process.exit(0);
}

if (args.includes('cli')) {
  const dbName = decodeURIComponent(new URL(url).pathname.slice(1));
  const cmd = args[args.indexOf('cli') + 1];
  try {
    if (cmd === 'can-connect-to-database') {
      const c = new pg.Client(url);
      await c.connect();
      await c.end();
    } else if (cmd === 'create-database') {
      const u = new URL(url);
      u.pathname = '/postgres';
      const c = new pg.Client(u.href);
      await c.connect();
      await c.query(`CREATE DATABASE ${pg.escapeIdentifier(dbName)}`);
      await c.end();
    } else throw new Error(`unsupported: ${cmd}`);
    process.exit(0);
  } catch (e) {
    const code = e.code === '3D000' ? 'P1003' : 'P1001';
    process.stderr.write(
      '\n' +
        JSON.stringify({
          level: 'ERROR',
          target: 'schema_engine::logger',
          fields: { message: e.message, is_panic: false, error_code: code, meta: { database_name: dbName } },
        }) +
        '\n',
    );
    process.exit(1);
  }
}

const enginePromise = loadEngine();
let chain = Promise.resolve();
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (!line.trim()) return;
    chain = chain.then(async () => {
      const { id, method, params } = JSON.parse(line);
      if (process.env.SE_DEBUG) process.stderr.write(`>> ${method}\n`);
      let out;
      try {
        const engine = await enginePromise;
        const name = method === 'getDatabaseVersion' ? 'version' : method;
        if (typeof engine[name] !== 'function') throw new Error(`schema engine shim: no method ${method}`);
        const result = (await engine[name](params)) ?? null;
        // The command line prints a diff only from this notification, as the native engine sends it.
        if (name === 'diff' && result?.stdout)
          process.stdout.write(
            JSON.stringify({
              jsonrpc: '2.0',
              method: 'print',
              params: { content: result.stdout },
            }) + '\n',
          );
        out = { result };
      } catch (e) {
        if (process.env.SE_DEBUG) console.error(e);
        const known = e?.code && /^P\d/.test(e.code);
        out = {
          error: {
            code: known ? 4466 : 4467,
            message: String(e?.message ?? e),
            data: {
              is_panic: false,
              message: String(e?.message ?? e),
              meta: e?.meta ?? {},
              error_code: e?.code ?? 'P3000',
            },
          },
        };
      }
      process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...out }) + '\n');
    });
  })
  .on('close', () => chain.then(() => process.exit(0)));
