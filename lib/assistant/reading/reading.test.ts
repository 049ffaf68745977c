import { gzipSync } from 'node:zlib';
import { LANGS } from '@/content/lang';
import type { Topic } from '@/content/assistant/keywords';
import { createSearch } from '@/lib/search/search';
import { siteIndex } from '@/lib/search/site-index';
import { hasArabic } from '@/lib/text/plain-text';
import { ARABIC_UTTERANCES, GULF_UTTERANCES } from '@/tests/helpers/data/arabic-utterances';
import { FIFTH_ARABIC_QUESTIONS } from '@/tests/helpers/data/fresh/fifth.ar';
import { FIFTH_QUESTIONS } from '@/tests/helpers/data/fresh/fifth.en';
import { FRESH_ARABIC_QUESTIONS } from '@/tests/helpers/data/fresh/first.ar';
import { FRESH_QUESTIONS } from '@/tests/helpers/data/fresh/first.en';
import { FOURTH_ARABIC_QUESTIONS } from '@/tests/helpers/data/fresh/fourth.ar';
import { FOURTH_QUESTIONS } from '@/tests/helpers/data/fresh/fourth.en';
import { SECOND_ARABIC_QUESTIONS } from '@/tests/helpers/data/fresh/second.ar';
import { SECOND_QUESTIONS } from '@/tests/helpers/data/fresh/second.en';
import { THIRD_QUESTIONS } from '@/tests/helpers/data/fresh/third.en';
import { QUESTIONS } from '@/tests/helpers/data/questions';
import { assistantContent, type AssistantContent } from '@/lib/assistant/assistant-content';
import type { Reply } from '@/lib/assistant/message';
import { replyTo } from '@/lib/assistant/reply';
import { heardIn } from '@/lib/assistant/topic';
import { isToBeRead, topicsRead } from './decide';
import { KEPT_READERS } from './kept-reader';
import { lessonsHash } from './lessons-hash';
import { examplesIn } from './reader-file';
import { createReader } from './reader';

const FILES = { en: KEPT_READERS.en.file, ar: KEPT_READERS.ar.file };
const readers = { en: createReader(FILES.en), ar: createReader(FILES.ar) };
const read = (message: string) => readers[hasArabic(message) ? 'ar' : 'en'](message);

const utterances = [ARABIC_UTTERANCES, GULF_UTTERANCES].flatMap((table) =>
  Object.entries(table).flatMap(([topic, all]) => all.map((one) => [one, topic] as const)),
);
const rows = [...QUESTIONS.map(([question, topic]) => [question, topic] as const), ...utterances];

test('what the rules answer rightly is answered so with the examples as well', () => {
  const changed = rows.flatMap(([message, topic]) => {
    const heard = heardIn(message);
    if (topic === 'none' || !isToBeRead(heard, message)) return [];
    const [first] = topicsRead(heard, read(message));
    return first === topic ? [] : [`${message}: ${first}, not ${topic}`];
  });
  expect(changed).toEqual([]);
});

/** What a reply is about: a topic, things that were found, or nothing that we know. */
function aboutOf({ text, cards }: Reply, { answers, unknown }: AssistantContent): string {
  const topic = Object.entries(answers).find(([, answer]) => answer.text === text)?.[0];
  return topic ?? (text === unknown.text ? 'none' : cards ? 'find' : 'found answer');
}

/**
 * The least part of the fresh questions that is answered rightly, and of the later ones. By the rules alone it was 0.40
 * and 0.57 of the first; when those were first asked, before anybody had read them, it was 0.52 and 0.70. The later ones
 * were answered rightly to 0.65 and 0.78 before examples of other writers were learnt, a third set to 0.74 at once, and no example was
 * added for what was missed since. Of the fourth, usual ones, 0.79 and 0.77 were; kinds of what was missed were learnt. Of the fifth 0.85 were in both languages, and kinds of what was missed were learnt as well.
 */
const FRESH = {
  en: [
    FRESH_QUESTIONS,
    0.7,
    [...SECOND_QUESTIONS, ...THIRD_QUESTIONS, ...FOURTH_QUESTIONS, ...FIFTH_QUESTIONS],
    0.78,
  ],
  ar: [
    FRESH_ARABIC_QUESTIONS,
    0.85,
    [...SECOND_ARABIC_QUESTIONS, ...FOURTH_ARABIC_QUESTIONS, ...FIFTH_ARABIC_QUESTIONS],
    0.85,
  ],
} as const;

test.each(LANGS)('of the fresh and the later questions this part is answered rightly: %s', async (lang) => {
  const [fresh, least, later, leastOfLater] = FRESH[lang];
  const search = createSearch(siteIndex(lang));
  const said = assistantContent(lang);
  const asked = { search: async () => search, read: async (message: string) => read(message) };
  const rightOf = async (questions: typeof fresh) => {
    const right = await Promise.all(
      questions.map(async ([question, topics]) =>
        topics.split(' ').includes(aboutOf(await replyTo(question, said, asked), said)),
      ),
    );
    return right.filter(Boolean).length / questions.length;
  };
  expect(await rightOf(fresh)).toBeGreaterThanOrEqual(least);
  expect(await rightOf(later)).toBeGreaterThanOrEqual(leastOfLater);
});

/** What is found for these is a page that the answer leads to as well. */
const SAME_PAGE: Readonly<Record<string, Topic>> = {
  'ابي اشوف القرميد على صورة بيتي': 'simulator',
  'العزل الحراري للسقف': 'heat',
};

test('what is found rightly is found with the examples as well', async () => {
  const search = createSearch(siteIndex('en'));
  const said = assistantContent('en');
  const changed: string[] = [];
  for (const [message, topic] of rows.filter((row) => row[1] === 'none')) {
    const asked = { search: async () => search };
    const before = await replyTo(message, said, {
      ...asked,
      read: () => Promise.reject(new Error('offline')),
    });
    const after = await replyTo(message, said, { ...asked, read: async () => read(message) });
    const same = SAME_PAGE[message];
    if (after.text !== (same ? said.answers[same].text : before.text))
      changed.push(`${message} (${topic}): ${after.text}`);
  }
  expect(changed).toEqual([]);
});

test.each(LANGS)('what is sent weighs no more than 30 KB: %s', (lang) =>
  expect(gzipSync(JSON.stringify(FILES[lang])).length).toBeLessThan(30 * 1024),
);

test('a message is read in less than 5 ms', () => {
  const long = 'how much would it be to have my roof looked at by somebody '.repeat(7);
  const from = performance.now();
  for (let time = 0; time < 50; time++) read(long);
  expect((performance.now() - from) / 50).toBeLessThan(5);
});

test.each(['', '???', '😀', '__proto__ constructor', 'x'.repeat(5000), 'tile '.repeat(2000)])(
  'hostile or empty input is read: %j',
  (message) => expect(read(message).share).toBeLessThanOrEqual(1),
);

test.each(LANGS)('what is kept was learnt from the examples as they are (npm run reader): %s', (lang) =>
  expect(KEPT_READERS[lang].of).toBe(lessonsHash(lang)),
);

test('no example stands twice, and every topic has its own', () => {
  for (const lang of LANGS) {
    const all = examplesIn(lang);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(new Set(all.map(({ reading }) => reading)).size).toBe(
      Object.keys(assistantContent(lang).answers).length + 2,
    );
  }
});
