import type { Reading } from '@/content/assistant/examples/examples-shape';
import type { Topic } from '@/content/assistant/keywords';
import { spacedWords } from '@/lib/text/plain-text';
import type { Heard } from '@/lib/assistant/topic';
import type { Guess } from './reader';

/*
 * How likely a reading must be, measured on examples that were kept out while the rest was learnt: a wrong answer counts
 * twice.
 */

/** Where the rules know nothing. */
const LIKELY = 0.43;
/** Where something is found that answers to all that was asked. */
const MORE_LIKELY = 0.7;
/** Where a word told the rules something else, and where a question did that they know. */
const [SURE, CERTAIN] = [0.52, 0.79];

/** Words of a message up to which a word tells what it is about. */
const FEW_WORDS = 3;

const isAnswered = (reading: Reading): reading is Topic => reading !== 'find' && reading !== 'none';

const isGreeting = ({ topics }: Heard) => topics[0] === 'greeting';

/** Whether a message is of few words. */
const isShort = (message: string) => spacedWords(message).trim().split(' ').length <= FEW_WORDS;

/** Whether the rules may know too little of a message: nothing, a greeting, or something in a sentence. */
export const isToBeRead = (heard: Heard, message: string): boolean =>
  heard.topics.length === 0 || isGreeting(heard) || !isShort(message);

/** What the answer of a topic holds as well. */
const HELD: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  contact: ['email', 'number', 'whatsapp'],
  locations: ['hours'],
  services: ['visit'],
};

/**
 * What a message is about, the rules and what was read together: what is read goes first where it is likely enough, and
 * takes the place of what the rules heard. The group of the specification is answered all the same.
 */
export function topicsRead(heard: Heard, guess: Guess | undefined): readonly Topic[] {
  const { topics, group } = heard;
  const isOpen = topics.length === 0 || isGreeting(heard);
  if (!guess || guess.share < (isOpen ? LIKELY : heard.isQuestion ? CERTAIN : SURE)) return topics;
  const { reading } = guess;
  if (!isAnswered(reading)) return isOpen || group ? topics : [];
  const isSaid = topics.some((topic) => topic === reading || HELD[topic]?.includes(reading));
  return isSaid ? topics : [reading, ...(group ? [group] : [])];
}

/** Whether a message has most likely nothing to do with what is sold or asked here: what is nearly found is chance. */
export const isUnknown = (guess: Guess | undefined): boolean =>
  guess?.reading === 'none' && guess.share >= LIKELY;

/** Whether what answers to all of a message goes before what was read: few words mostly name a thing. */
export const isFoundFirst = (message: string, guess: Guess | undefined): boolean =>
  isShort(message) || !guess || guess.share < MORE_LIKELY;
