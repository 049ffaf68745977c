import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const config = (folder: string, port: number) => `
daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; default_type text/html; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/www; gzip_static on; }
}`;

/** One process of nginx with one page as a precompressed file: what a plain file server can do here. */
export function startNginx(html: string, port: number): { child: ChildProcess; close: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-nginx-'));
  mkdirSync(path.join(folder, 'www'));
  writeFileSync(path.join(folder, 'www/page'), html);
  writeFileSync(path.join(folder, 'www/page.gz'), gzipSync(html, { level: 9 }));
  writeFileSync(path.join(folder, 'nginx.conf'), config(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' });
  const close = () => {
    child.kill('SIGTERM');
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  };
  return { child, close };
}
