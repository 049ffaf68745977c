import type { Topic } from '@/content/assistant/keywords';
import { isToBeRead, topicsRead } from './decide';
import type { Guess } from './reader';
import { heardIn } from '@/lib/assistant/topic';

/** What a message is about when it is read as this. */
const read = (message: string, reading: Guess['reading'], share: number) => {
  const heard = heardIn(message);
  return isToBeRead(heard, message) ? topicsRead(heard, { reading, share }) : heard.topics;
};

const ROWS: readonly [message: string, reading: Guess['reading'], share: number, topics: readonly Topic[]][] =
  [
    // The rules know nothing: what is likely is answered, what is not is not.
    ['my bed is wet every morning', 'leak', 0.7, ['leak']],
    ['my bed is wet every morning', 'leak', 0.4, []],
    ['my bed is wet every morning', 'none', 1, []],
    // A greeting says nothing of what is asked.
    ['good morning my bed is wet every time', 'leak', 0.7, ['leak']],
    ['good morning my dear friends', 'none', 1, ['greeting']],
    // One word of a sentence gives way to what is nearly certain.
    ['your catalog is nice but my bed gets wet', 'leak', 0.95, ['leak']],
    ['your catalog is nice but my bed gets wet', 'leak', 0.5, ['products']],
    ['your catalog is nice but my bed gets wet', 'none', 0.95, []],
    // The group of the specification is answered all the same, and alone in few words.
    ['who can i call as my bed gets wet', 'leak', 0.95, ['leak', 'contact']],
    ['who can i call as my bed gets wet', 'none', 0.95, ['contact']],
    ['call me', 'leak', 1, ['contact']],
    ['to which mail do we write all of this', 'email', 1, ['contact']],
    // A question that we know gives way to what is all but certain.
    ['how many tiles do i need for my bed', 'leak', 0.75, ['quantity']],
    ['how many tiles do i need for my bed', 'leak', 0.9, ['leak']],
    ['how many tiles do i need for my bed', 'none', 0.97, []],
  ];

test.each(ROWS.map((row) => ({ name: row.slice(0, 3).join(' as '), row })))('$name', ({ row }) => {
  const [message, reading, share, topics] = row;
  expect(read(message, reading, share)).toEqual(topics);
});

test('without a reading it is as the rules say', () => {
  const heard = heardIn('who can i call as my bed gets wet');
  expect(topicsRead(heard, undefined)).toEqual(heard.topics);
});
