import { AsyncLocalStorage } from 'node:async_hooks';
import { type Answer, BrokenLaw } from './answer.ts';
import { CannotRun } from './cannot-run.ts';

/** What was answered while one piece of work went on. */
interface Trail {
  last?: Answer;
  /** The first answer that is not what the contract says, and what is wrong with it. */
  breach?: { answer: Answer; violation: string };
}

const trails = new AsyncLocalStorage<Trail>();

/** Takes note of an answer for whoever trips over it later. */
export function noteAnswer(answer: Answer, [violation]: readonly string[]): void {
  const trail = trails.getStore();
  if (!trail) return;
  trail.last = answer;
  if (violation !== undefined) trail.breach ??= { answer, violation };
}

/**
 * Does the work. Where it trips over an answer that is not what the contract says, by an error of
 * the language, that answer is what is told.
 */
export function explained<Done>(work: () => Promise<Done>): Promise<Done> {
  const trail: Trail = {};
  return trails.run(trail, async () => {
    try {
      return await work();
    } catch (error) {
      throw isOfTheLanguage(error) ? explain(error, trail) : error;
    }
  });
}

/** Whether nobody meant it to be read by a person. */
export function isOfTheLanguage(error: unknown): error is Error {
  const isPlain = error instanceof Error && error.constructor === Error;
  return isPlain || error instanceof TypeError || error instanceof RangeError;
}

function explain(error: Error, { last, breach }: Trail): BrokenLaw {
  if (error instanceof CannotRun || !last) return new BrokenLaw(error.message);
  if (!breach)
    return new BrokenLaw(`After the answer of ${last.id} one cannot go on: ${error.message}`, last);
  const { answer, violation } = breach;
  return new BrokenLaw(
    `${answer.id} answered something that is not what the contract says: ${violation}`,
    answer,
  );
}
