import { gzipSync, brotliCompressSync } from 'node:zlib'; import { siteIndex } from './lib/search/site-index';
for (const l of ['en','ar'] as const) { const s=JSON.stringify(siteIndex(l)); console.log(l, s.length, gzipSync(s,{level:9}).length, brotliCompressSync(s).length); }
