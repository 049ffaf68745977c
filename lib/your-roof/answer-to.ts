import type { Engine } from './engine';
import { NothingLeft } from './picture/types';
import type { Answers, Ask, Order, Questions, Reply } from './protocol';

/** What the engine says to an order: its answer, or what went wrong, so that nobody waits for ever. */
export async function answerTo(engine: Engine, { id, ask, of }: Order): Promise<Reply> {
  try {
    const answer = engine[ask] as (of: Questions[Ask]) => Answers[Ask] | Promise<Answers[Ask]>;
    return { id, answer: await answer(of) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { id, fault, isNothingLeft: error instanceof NothingLeft };
  }
}
