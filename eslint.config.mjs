import { readFileSync, readdirSync } from 'node:fs';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const folders = (at) =>
  readdirSync(at, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const forbid = (files, groups, extra = {}) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^\\.\\./', message: 'Across folders import by @/.' }, ...groups], ...extra },
    ],
  },
});

const no = (regex, message) => ({ regex, message });

// app -> components -> lib -> content; nothing imports app/.
const LAW = {
  app: no('^@/app/', 'Nothing imports app/.'),
  components: no('^@/components/', 'lib and content know no components.'),
  lib: no('^@/lib/', 'content knows no lib.'),
};

const outside = (at, allowed) => `^@/${at}/(?!(${allowed.join('|')})/)`;

// Rooms that others may use, with what each of them may use itself. Whatever is not named here is a domain: it
// may use all of these, never another domain.
const SHARED = {
  ui: [],
  links: ['ui'],
  pictures: ['ui', 'links'],
  form: ['ui', 'links', 'enquiry-attachment'],
  photo: ['ui'],
  'structured-data': [],
  'enquiry-list': ['ui', 'links', 'form', 'enquiry'],
  search: ['ui', 'links', 'enquiry-list'],
  assistant: ['ui', 'links', 'enquiry-list', 'search'],
};
const SHARED_LIB = {
  photo: [],
  'structured-data': [],
  'enquiry-list': [],
  'enquiry-attachment': [],
  search: [],
};

// A domain that reads results of others: the mails of an enquiry tell them in the language of their reader (291).
const READ_BY = { enquiry: ['hot-water', 'simulator'] };

// What every domain of lib stands on, each with the rooms it may use itself: the drawing in docs/architecture.md.
const PLATFORM = {
  settings: [],
  text: [],
  observe: [],
  browser: ['settings'],
  site: ['settings'],
  storage: ['settings'],
  limits: ['storage'],
  mail: ['settings', 'site', 'storage', 'observe'],
  forms: ['settings', 'text', 'browser', 'limits', 'observe'],
  http: ['settings', 'storage', 'limits', 'mail', 'forms', 'observe'],
};
// Of these a component uses what also runs in a browser; databases, mails and limits are for lib and app.
const PLATFORM_OF_COMPONENTS = ['settings', 'text', 'browser', 'site', 'forms'];

const componentLaw = folders('components').map((name) => {
  // A page puts the rooms together.
  if (name === 'pages') return forbid([`components/pages/**/*.{ts,tsx}`], [LAW.app]);
  const rooms = SHARED[name] ?? Object.keys(SHARED);
  const libs = SHARED[name] ? rooms : Object.keys(SHARED_LIB);
  return forbid(
    [`components/${name}/**/*.{ts,tsx}`],
    [
      LAW.app,
      no(outside('components', [name, ...rooms]), 'Domains do not import each other sideways.'),
      no(
        outside('lib', [...PLATFORM_OF_COMPONENTS, name, ...libs]),
        'Only the platform that runs in a browser, shared rooms and the same domain.',
      ),
      ...(name === 'ui' ? [no('^@/content/', 'Primitives are given their words.')] : []),
    ],
  );
});

const libLaw = folders('lib').map((name) => {
  const libs = PLATFORM[name] ?? [
    ...Object.keys(PLATFORM),
    ...(SHARED_LIB[name] ?? Object.keys(SHARED_LIB)),
    ...(READ_BY[name] ?? []),
  ];
  const law = forbid(
    [`lib/${name}/**/*.{ts,tsx}`],
    [
      LAW.app,
      LAW.components,
      no(
        outside('lib', [name, ...libs]),
        'Only the platform, shared rooms and itself: docs/architecture.md.',
      ),
    ],
  );
  // A test of the platform may look into the database.
  return PLATFORM[name] ? { ...law, ignores: ['**/*.test.*'] } : law;
});

const SYNTAX = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
];

// What is read or read out, written where it is shown: at once, or by way of a condition.
const SHOWN =
  'JSXAttribute[name.name=/^(alt|title|label|placeholder|caption|heading|lead|text|note|aria-(label|description|placeholder|roledescription|valuetext))$/]';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const WORD = 'Literal[value=/[A-Za-z]{2}/]';
const BY_CONDITION = `:matches(ConditionalExpression, LogicalExpression) > ${WORD}`;
/** Two words that begin as a sentence does, wherever they stand: no class name, id or key looks so. */
const SENTENCE = "/^[A-Z][a-z’']*[,:]? [A-Za-z]/";
/** The same where a value follows. */
const BEGUN = "/^[A-Z][a-z’']*[,:]? ([A-Za-z]|$)/";
const WORDED = [
  // Not what errors and the log say, keys of other programs, and names of fonts.
  `Literal[value=${SENTENCE}]:not(NewExpression > *, CallExpression[callee.object.name=log] > *, Property > .key, Property[key.name=fontFamily] > *)`,
  `TemplateLiteral:not(NewExpression > *) > TemplateElement[value.raw=${BEGUN}]`,
];
const asVisible = (selector) => ({ selector, message: 'Words stand in content/, by language.' });
const VISIBLE = [
  'JSXText[value=/[A-Za-z]/]',
  `${CHILD} > Literal[value=/[A-Za-z]/]`,
  `${CHILD} ${BY_CONDITION}:not(JSXAttribute *)`,
  `${CHILD} TemplateElement[value.raw=/[A-Za-z]/]:not(JSXAttribute *)`,
  `${SHOWN} > Literal[value=/[A-Za-z]/]`,
  `${SHOWN} > JSXExpressionContainer > :matches(Literal[value=/[A-Za-z]/], TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]/])`,
  `${SHOWN} > JSXExpressionContainer ${BY_CONDITION}`,
  ...WORDED,
].map(asVisible);

// A word changed or compared by its letters is right in one language only.
const BY_LETTERS = {
  selector: 'MemberExpression[property.name=/^(toLowerCase|toUpperCase|localeCompare)$/]',
  message: 'Compare ids; a word has its own form for each place, in content/.',
};

const CODE = ['{app,bench,components,lib,prisma,scripts,server,tests}/**/*.{ts,tsx}', '*.ts'];

// Rules of React take most of the time, so they look where they can find something (docs/decisions/281): those about
// elements and hooks at elements and hooks, the compiler at what runs in browsers or holds a hook. `npm test` leaves the
// compiler to the slow lane (docs/decisions/247); `npm run lint` and editors have it.
const ELEMENTS_AND_HOOKS = ['**/*.tsx', '**/use-*.ts'];
const COMPILED = ['app', 'components', 'lib'].flatMap((at) =>
  readdirSync(at, { recursive: true })
    .filter((name) => /(\.tsx|\buse-[^/]*\.ts)$/.test(name) && !/\.test\./.test(name))
    .map((name) => `${at}/${name}`)
    .filter((file) => /^'use client'|\buse([A-Z]\w*)?\(/m.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/[()[\]]/g, '\\$&')),
);
const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name));
const isOfCompiler = (name) => /^react-hooks\/(?!rules-of-hooks|exhaustive-deps)/.test(name);
const isQuick = process.env.TEST_LANE === 'quick';
const without = (ignores, rules) => ({
  files: ['**/*.{js,mjs,cjs,ts,tsx}'],
  ignores,
  rules: Object.fromEntries(rules.map((name) => [name, 'off'])),
});

const config = [
  { ignores: ['.next*/**', '.data/**', 'prisma/generated/**', 'studio/**', 'public/**', 'next-env.d.ts'] },
  ...nextVitals,
  ...nextTypescript,
  without(ELEMENTS_AND_HOOKS, reactRules),
  without(isQuick ? [] : COMPILED, reactRules.filter(isOfCompiler)),
  {
    files: CODE,
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...SYNTAX],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...VISIBLE, BY_LETTERS] },
  },
  {
    files: ['content/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, BY_LETTERS] },
  },
  {
    files: ['{app,components}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...WORDED.map(asVisible), BY_LETTERS] },
  },
  {
    // Whoever runs the site reads its settings, figures and mail heads; passwords are compared with names people choose.
    files: ['lib/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.*',
      'lib/{settings/env-schema,storage/kept-secret,observe/counters,mail/mailer}.ts',
      'lib/account/password/password-list.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, ...VISIBLE] },
  },
  ...componentLaw,
  ...libLaw,
  {
    ...forbid(
      ['content/**/*.ts'],
      [LAW.app, LAW.components, LAW.lib, no('^(react|next)(/|$)', 'content is data.')],
    ),
    // A test of content may show what is made of it.
    ignores: ['**/*.test.ts'],
  },
  forbid(['app/**/*.{ts,tsx}'], [no('^@/(scripts|server|tests)/', 'The site does not know its tools.')]),
  forbid(
    ['server/**/*.ts'],
    [LAW.app, LAW.components, no('^@/(scripts|tests)/', 'The HTTP server stands alone.')],
  ),
  {
    // Only the checked modules read the environment.
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['lib/settings/{env,site,media,api}.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read lib/settings/env.ts.' },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'bench/**', 'tests/**', 'scripts/**'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  // Tests and scripts may reach any source, and scripts run without the alias.
  { files: ['bench/**', 'scripts/**', 'tests/**', 'prisma/**'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['tests/e2e/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              importNames: ['test'],
              message: 'Take plain, test or returning of tests/helpers/browser/test: docs/decisions/180.',
            },
          ],
        },
      ],
    },
  },
];

export default config;
