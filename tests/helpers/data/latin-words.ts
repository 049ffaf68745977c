/** What stands in Latin letters on Arabic pages beside the names of latin-names.ts: the one list of it. */
export const LATIN_WORDS: readonly string[] = [
  // Services, stores and programs of others
  ...['Google', 'Facebook', 'Instagram', 'LinkedIn', 'YouTube', 'TikTok', 'Google Play', 'App Store'],
  ...['Android', 'iOS', 'Chromium', 'Chrome', 'Edge', 'Firefox', 'WebKit', 'Safari', 'JavaScript', 'Resend'],
  // Names of products and ranges
  ...[
    'CoolRoof',
    'Wakaflex',
    'wakaflex',
    'Natural',
    'Cotto',
    'Isoclincer',
    'Architon',
    'Anatolian Brick Slab',
  ],
  ...[
    'Rustic Brick Slab',
    'Aegean Slip',
    'Anatolian',
    'Rustic',
    'Aegean',
    'Brick',
    'Slab',
    'Slip',
    'COBERT',
    'Plana',
    'PLANA',
    'BRAAS',
  ],
  // Formats, standards, units and keys
  ...[
    'PDF',
    'MB',
    'RSS',
    'HTML',
    'WCAG',
    'AA',
    'JPEG',
    'PNG',
    'WebP',
    'AVIF',
    'CAD',
    'BIM',
    'CO',
    'Tab',
    'Enter',
  ],
  ...['Argon2id', 'cos', 'mm'],
  // Names under which the site keeps something
  ...['authToken', 'signedIn', 'knownDevice', 'resetFlow'],
  // Where the figure of a range was published
  ...['bmigroup.com', 'pt'],
];

/** Codes of products, of colours and of the specification. */
export const LATIN_CODES = /\bYRT(?:-[A-Z]{2,3})?\b|\b[0-9A-F]{6}\b|\bBRICKS\w*\b|\bARTISTIC\b/g;
