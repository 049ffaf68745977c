import type { Topic } from '@/content/assistant/keywords';
import { isToBeRead, topicsRead } from './decide';
import type { Guess } from './reader';
import { heardIn } from '../topic';

const read = (message: string, reading: Guess['reading'], share: number) => {
  const heard = heardIn(message);
  return isToBeRead(heard, message) ? topicsRead(heard, { reading, share }) : heard.topics;
};

test.each<[string, Guess['reading'], number, readonly Topic[]]>([
  // The rules know nothing: what is likely is answered, what is not is not.
  ['my bed is wet every morning', 'leak', 0.7, ['leak']],
  ['my bed is wet every morning', 'leak', 0.5, []],
  ['my bed is wet every morning', 'none', 1, []],
  // A greeting says nothing of what is asked.
  ['good morning my bed is wet every time', 'leak', 0.7, ['leak']],
  ['good morning my dear friends', 'none', 1, ['greeting']],
  // One word of a sentence gives way to what is nearly certain.
  ['your catalog is nice but my bed gets wet', 'leak', 0.95, ['leak']],
  ['your catalog is nice but my bed gets wet', 'leak', 0.7, ['products']],
  ['your catalog is nice but my bed gets wet', 'none', 0.95, []],
  // The group of the specification is answered all the same, and alone in few words.
  ['who can i call as my bed gets wet', 'leak', 0.95, ['leak', 'contact']],
  ['who can i call as my bed gets wet', 'none', 0.95, ['contact']],
  ['call me', 'leak', 1, ['contact']],
  ['to which mail do we write all of this', 'email', 1, ['contact']],
  // A question that we know is left alone.
  ['how many tiles do i need for my bed', 'leak', 1, heardIn('how many tiles do i need for my bed').topics],
])('“%s” read as %s at %d is about %j', (message, reading, share, topics) =>
  expect(read(message, reading, share)).toEqual(topics),
);

test('without a reading it is as the rules say', () => {
  const heard = heardIn('who can i call as my bed gets wet');
  expect(topicsRead(heard, undefined)).toEqual(heard.topics);
});
