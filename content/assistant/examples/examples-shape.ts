import type { Topic } from '@/content/assistant/keywords';

/** What a message can be about beside what has an answer: a thing of the range, or nothing that we know. */
export type Reading = Topic | 'find' | 'none';

/** Examples of what people write, by what it is about, with `|` between two of them. */
export type Examples = Readonly<Partial<Record<Reading, string>>>;
