import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answers } from '../../scripts/launch/readiness';
import { freePort } from '../helpers/site/ports';
import { startSite, type TestSite } from '../helpers/site/server';

export interface Servers {
  /** Where visitors go. */
  url: string;
  sites: readonly TestSite[];
  close: () => Promise<void>;
}

const config = (folder: string, port: number, sites: readonly TestSite[]) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 1024; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream site { ${sites.map(({ url }) => `server 127.0.0.1:${new URL(url).port} max_fails=0;`).join(' ')} }
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass http://site; proxy_set_header Host $http_host; proxy_next_upstream off;
    proxy_connect_timeout 2s; proxy_read_timeout 20s; } }
}`;

/** nginx that spreads requests over the servers; it never sends a form twice. */
async function balancer(sites: readonly TestSite[]): Promise<{ url: string; close: () => void }> {
  const [folder, port] = [mkdtempSync(path.join(tmpdir(), 'site-balance-')), await freePort()];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port, sites));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  const gone = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/`, gone))) throw new Error('nginx did not start.');
  const close = () => {
    child.kill('SIGTERM');
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  };
  return { url, close };
}

/** One server, or several that share the first one's database behind nginx. */
export async function startServers(count: number, env: Record<string, string>): Promise<Servers> {
  const first = await startSite(env);
  const others: TestSite[] = [];
  for (let nth = 1; nth < count; nth += 1)
    others.push(await startSite({ ...env, SHARED_DATABASE_URL: first.database.url }));
  const sites = [first, ...others];
  const front = count > 1 ? await balancer(sites) : null;
  return {
    url: front?.url ?? first.url,
    sites,
    close: async () => {
      front?.close();
      for (const site of sites.reverse()) await site.close();
    },
  };
}
