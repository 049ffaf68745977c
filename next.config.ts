import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { ALL_DOCUMENTS } from './content/documents';
import { guardedPaths } from './content/guarded';
import { changePassword, redirects } from './content/redirects';
import { securityHeaders } from './lib/http/security-headers';

const distDir = process.env.NEXT_DIST_DIR || '.next';

const config: NextConfig = {
  distDir,
  typedRoutes: true,
  poweredByHeader: false,
  // The JSON API answers with and without the slash; pages are redirected by our own rule.
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // The test run checks the types of everything; a build of sources that passed need not do so again.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['jose'],
  serverExternalPackages: ['@electric-sql/pglite', 'pdfkit'],
  // Otherwise /galleryfilter could not lead to /galleryFilter without leading the page to itself.
  // Each language has a root group of its own, so what no group holds answers with a document of its own.
  // How long a body may be is decided at the HTTP server (server/body/body.ts), for each address; this is the most it lets in.
  // Pages are written by as many processes as there are cores; the framework leaves one idle, of two the half.
  // Sources are not looked up while pages are written: with them each module's map is read, for a fault that is told either way.
  // The compiler's cache costs a first build a third of its time and serves the next: it is kept from the second on.
  enablePrerenderSourceMaps: false,
  experimental: {
    cpus: availableParallelism(),
    turbopackFileSystemCacheForBuild: existsSync(path.join(distDir, 'BUILD_ID')),
    caseSensitiveRoutes: true,
    globalNotFound: true,
    serverActions: { bodySizeLimit: '5mb' },
  },
  // Signs of lucide-react are drawn by a component that needs nothing in the browser (docs/decisions/250).
  // The model viewer brings a decoder that compiles WebAssembly, which the policy refuses; this is one without (314).
  turbopack: {
    resolveAlias: {
      '../createLucideIcon.mjs': './components/ui/picture/create-icon.tsx',
      'three/examples/jsm/libs/meshopt_decoder.module.js':
        './node_modules/meshoptimizer/meshopt_decoder_reference.js',
    },
  },
  redirects: async () => [...redirects, changePassword],
  // Documents lie under a neutral name and answer under the company's. What is not there in Arabic is answered by the
  // page of the framework's own address for it, which gives it the status 404; in English by app/global-not-found.tsx.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: ALL_DOCUMENTS.map(({ address, file }) => ({ source: address, destination: file })),
    fallback: [{ source: '/ar/:path*', destination: '/404' }],
  }),
  headers: async () =>
    process.env.NODE_ENV === 'production' ? securityHeaders(process.env, guardedPaths) : [],
};

export default config;
