import { knownTarget, withPlainCode } from './designs';

test.each([
  // Cut off, made up, with signs that no code has, or with one that the framework would read as part of the code.
  ['/design/1-3-f4efe4', '/-'],
  ['/design/zzz', '/-'],
  ['/design/1-3-f4efe4-', '/-'],
  ['/design/1-3-f4efe4-0%2F', '/-'],
  ['/design/%D9%82?utm=1', '/-?utm=1'],
  ['/design/__proto__', '/-'],
  ['/ar/design/1-3-f4efe4', '/ar/-'],
  ['/ar/design/zzz?utm=1', '/ar/-?utm=1'],
])('%s is unknown as any other address: %s', (target, known) => expect(knownTarget(target)).toBe(known));

test.each([
  '/design/1-3-f4efe4-0',
  '/ar/design/1-3-slate-2?utm=1',
  // Never was one, but could have been: its page says what was mended.
  '/design/9-999-ffffff-9',
  '/design/',
  '/design',
  // The framework takes the slash away, and asks again.
  '/design/zzz/',
  '/design/zzz/more',
  '/contact-us',
  '/fr/design/zzz',
])('%s is left as it is', (target) => expect(knownTarget(target)).toBe(target));

test.each([
  ['/design/1-3-F4EFE4-0', '/design/1-3-f4efe4-0'],
  ['/design/1-3-Slate-0', '/design/1-3-slate-0'],
  ['/ar/design/1-3-F4eFe4-0?utm=A', '/ar/design/1-3-f4efe4-0?utm=A'],
])('%s is written in small letters: %s', (target, plain) => expect(withPlainCode(target)).toBe(plain));

test.each([
  '/design/1-3-f4efe4-0',
  '/design/ZZZ',
  '/design/1-3-F4EFE4',
  '/Design/1-3-F4EFE4-0',
  '/CONTACT-US',
])('%s has no other spelling', (target) => expect(withPlainCode(target)).toBe(target));
