import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { envSchema } from '@/lib/settings/env-schema';
import { textOf } from './helpers/source/tree';

const START = ['node', '--import', 'tsx', 'scripts/launch/start.ts'];
const known = Object.keys(envSchema.shape);
const dockerfile = textOf('Dockerfile');
const compose = textOf('compose.yaml');
const unit = textOf('docs/deploy/site.service');

test('container and service start what npm start starts', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { start: string } };
  expect(scripts.start).toBe(START.join(' '));
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)![1]!)).toEqual(START);
  expect(/^ExecStart=(.*)$/m.exec(unit)![1]).toBe(`/usr/bin/${START.join(' ')}`);
});

test('the container runs as nobody special, with a health check that answers, and no secret in a layer', () => {
  expect(/^USER (.*)$/gm.exec(dockerfile)![1]).toBe('node');
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toContain('/api/ready');
  expect(existsSync('app/api/ready/route.ts')).toBe(true);
  expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(SECRET|KEY|PASSWORD)/m);
});

/** Whether a path at the top level of a checkout goes into an image. */
function isInImage(name: string): boolean {
  const lines = textOf('.dockerignore').split('\n');
  expect(lines.filter((line) => line && !line.startsWith('#'))[0]).toBe('*');
  return lines.includes(`!${name}`) && !lines.includes(name);
}

test('an image holds what the site needs, and nothing that merely lies in a checkout', () => {
  const folders = ['app', 'components', 'content', 'lib', 'prisma', 'public', 'scripts', 'server'];
  const files = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    'next.config.ts',
    'middleware.ts',
    'tsconfig.json',
  ];
  expect([...folders, ...files].filter((name) => !isInImage(name))).toEqual([]);
  const strange = ['.env', '.data', '.git', 'node_modules', 'leads.csv', 'backup.jsonl.gz', 'photos'];
  expect(strange.filter(isInImage)).toEqual([]);
});

test('data, secrets and exports in a checkout are kept out of the repository', () => {
  const asked = [
    '.env',
    '.env.local',
    '.data/x',
    'leads.csv',
    'backup-2026.jsonl.gz',
    'photos/a.jpg',
    'dump.sql',
  ];
  const { stdout } = spawnSync('git', ['check-ignore', '--no-index', ...asked], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(asked);
  const lost = spawnSync('git', ['ls-files', '-ci', '--exclude-standard'], { encoding: 'utf8' });
  expect(lost.stdout).toBe('');
});

test('the composed site is given values that the site reads', () => {
  const environment = /site:\n[\s\S]*?environment:\n((?: {6}\w+: .*\n)+)/.exec(compose)![1]!;
  const given = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name!);
  expect(given.length).toBeGreaterThan(4);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

/** The lines of one service of the compose file. */
const service = (name: string) => new RegExp(`^  ${name}:\\n((?: {3,}.*\\n|\\n)+)`, 'm').exec(compose)![1]!;

test.each(['site', 'database'])('the composed %s gives up its rights and has limits', (name) => {
  const lines = service(name).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '    read_only: true',
      '    cap_drop: [ALL]',
      "    security_opt: ['no-new-privileges:true']",
      expect.stringMatching(/^ {4}mem_limit: \d+[mg]$/),
      expect.stringMatching(/^ {4}pids_limit: \d+$/),
    ]),
  );
  expect(service(name)).not.toMatch(/cap_add|privileged: true|network_mode/);
});

test('image, checks and unit tests run the site on one version of Node', () => {
  const version = textOf('.ci/node').trim();
  expect(version).toMatch(/^24\.\d+\.\d+$/);
  expect(dockerfile).toContain(`ARG NODE=node:${version}-bookworm-slim@sha256:`);
  expect(dockerfile.match(/^FROM (?!\$\{NODE\}|dependencies)/gm)).toBeNull();
});

const analyzes = spawnSync('systemd-analyze', ['--version']).status === 0;

// Skipped where there is no systemd. 0 is no exposure at all, 10 none of the protection.
(analyzes ? test : test.skip)('systemd finds little that the service is exposed to', () => {
  const { stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', 'docs/deploy/site.service'],
    { encoding: 'utf8' },
  );
  expect(Number(/Overall exposure level for site\.service: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(
    3,
  );
});
