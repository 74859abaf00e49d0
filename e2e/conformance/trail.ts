import { AsyncLocalStorage } from 'node:async_hooks';
import { type Answer, BrokenLaw } from './answer.ts';
import { CannotRun } from './cannot-run.ts';

/** The answers seen during one piece of work. */
interface Trail {
  last?: Answer;
  /** The first answer that breaks the contract, and how. */
  breach?: { answer: Answer; violation: string };
}

const trails = new AsyncLocalStorage<Trail>();

/** Records an answer, to explain a later error. */
export function noteAnswer(answer: Answer, [violation]: readonly string[]): void {
  const trail = trails.getStore();
  if (!trail) return;
  trail.last = answer;
  if (violation !== undefined) trail.breach ??= { answer, violation };
}

/**
 * Does the work. If a JavaScript error follows an answer that breaks the contract, that answer is
 * reported instead. A law that is broken by no single answer is told with the last one.
 */
export function explained<Done>(work: () => Promise<Done>): Promise<Done> {
  const trail: Trail = {};
  return trails.run(trail, async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BrokenLaw && !error.answer && trail.last)
        throw new BrokenLaw(error.message, trail.last, true);
      throw isOfTheLanguage(error) ? explain(error, trail) : error;
    }
  });
}

/** Whether it is a plain JavaScript error, not a message for people. */
export function isOfTheLanguage(error: unknown): error is Error {
  const isPlain = error instanceof Error && error.constructor === Error;
  return isPlain || error instanceof TypeError || error instanceof RangeError;
}

function explain(error: Error, { last, breach }: Trail): BrokenLaw {
  if (error instanceof CannotRun || !last) return new BrokenLaw(error.message);
  if (!breach)
    return new BrokenLaw(`Cannot continue after the answer of ${last.id}: ${error.message}`, last);
  const { answer, violation } = breach;
  return new BrokenLaw(
    `${answer.id} gave an answer that breaks the contract: ${violation}`,
    answer,
  );
}
