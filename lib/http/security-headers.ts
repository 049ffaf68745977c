interface Rule {
  source: string;
  headers: { key: string; value: string }[];
}

/** Only these may be framed, and only after the visitor asked for the map. */
const FRAME_ORIGINS = ['https://www.google.com'];

/** The browser asks for these again with every page that the router puts in. */
const SIGNS = ['/icon.svg', '/apple-icon.png', '/favicon.ico'];

/** The style sheet that @google/model-viewer writes into its own shadow, letter by letter (docs/decisions/307). */
const MODEL_VIEWER_STYLE = `'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='`;

/**
 * The floor for every answer. The HTTP server (server/) puts hashes or a nonce in the place of 'unsafe-inline'; where
 * `next start` runs without it, prerendered pages carry their hashes in a meta element (scripts/build/csp.ts).
 */
function contentPolicy(env: Record<string, string | undefined>): string {
  const api = env.NEXT_PUBLIC_API_BASE_URL ?? '';
  const media = env.NEXT_PUBLIC_MEDIA_BASE_URL ?? '';
  return [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline'`,
    `style-src 'self' ${MODEL_VIEWER_STYLE}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' ${media}`,
    `font-src 'self'`,
    `connect-src 'self' blob: ${[...new Set([api, media])].join(' ').trim()}`,
    `frame-src ${FRAME_ORIGINS.join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
    .map((line) => line.trim())
    .join('; ');
}

/** Header rules for next.config.ts; `guarded` are the pages behind the sign-in. Only for production: `next dev` needs eval and inline styles. */
export function securityHeaders(env: Record<string, string | undefined>, guarded: readonly string[]): Rule[] {
  const everywhere = {
    'Content-Security-Policy': contentPolicy(env),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  const asList = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  return [
    { source: '/:path*', headers: asList(everywhere) },
    // Behind the guard: the same for everybody who may see them, but no shared cache may pass them on.
    ...guarded.map((source) => ({
      source,
      headers: asList({ 'Cache-Control': 'private, no-store' }),
    })),
    // A changed font has another name (app/joined-letters.css).
    {
      source: '/fonts/:path*',
      headers: asList({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
    // Changed pictures and files of products keep their address, so a day, and then a check in the background.
    ...['/img/:path*', '/download/:path*', ...SIGNS].map((source) => ({
      source,
      headers: asList({ 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }),
    })),
  ];
}
