/** @jest-environment node */
import { existsSync } from 'node:fs';
import { envSchema } from '@/lib/core/env-schema';
import { textOf } from './helpers/tree';

const START = ['node', '--import', 'tsx', 'scripts/start.ts'];
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

test('what the container needs is not left out of it', () => {
  const leftOut = textOf('.dockerignore').split('\n').filter(Boolean);
  const needed = [
    'app',
    'components',
    'content',
    'lib',
    'prisma',
    'public',
    'scripts',
    'server',
    'package-lock.json',
  ];
  expect(leftOut.filter((name) => needed.includes(name))).toEqual([]);
  expect(leftOut).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'node_modules']));
});

test('the composed site is given values that the site reads', () => {
  const environment = /site:\n[\s\S]*?environment:\n((?: {6}\w+: .*\n)+)/.exec(compose)![1]!;
  const given = [...environment.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => name!);
  expect(given.length).toBeGreaterThan(4);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});
