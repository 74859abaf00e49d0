import type { Exchange } from '../judge/exchange.ts';
import type { Judge } from '../judge/judge.ts';
import { disagreementsIn } from './agreement.ts';
import type { Answer } from './answer.ts';
import { operationOf, type OperationId } from './contract.ts';
import { noteAnswer } from './trail.ts';

/**
 * What is wrong with an answer by itself, whatever was asked.
 *
 * @param fail records a failure of a check.
 */
export function answerJudge(
  judge: Judge,
  fail: (answer: Answer, check: string, detail: string) => void,
) {
  /** Operations of which it is known. */
  const disagreeing = new Set<OperationId>();

  /** @returns whether it is what the contract says. */
  async function matches(answer: Answer, exchange: Exchange): Promise<boolean> {
    const { id, status, headers } = answer;
    const { violations } = await judge.judgeAnswer(exchange, id);
    noteAnswer(answer, violations);
    for (const violation of violations) fail(answer, 'contract', `${status}: ${violation}`);
    const missing = operationOf(id)
      .headers.get(status)
      ?.filter((name) => !(name in headers));
    if (missing && missing.length > 0)
      fail(answer, 'headers', `${status} without ${missing.join(', ')}`);
    if (status >= 500) fail(answer, 'server-error', `answered ${status}`);
    return violations.length === 0;
  }

  function judgeProblem(answer: Answer): void {
    const { status } = answer;
    const problem = answer.body as { status?: number; code?: string; type?: string } | null;
    if (status < 400 || typeof problem !== 'object' || problem === null) return;
    const { status: told, type, code } = problem;
    if (told === status && type === `urn:mizan:problem:${code}`) return;
    fail(answer, 'problem', `${status} with the problem ${told} ${type} ${code}`);
  }

  return {
    /**
     * Records what is wrong.
     *
     * @param isLast whether the same was read before. Parts of an answer may disagree because
     * something changed while it was made.
     * @returns whether it has to be read again.
     */
    async judge(answer: Answer, exchange: Exchange, isLast: boolean): Promise<boolean> {
      const isRight = await matches(answer, exchange);
      judgeProblem(answer);
      const found = isRight ? disagreementsIn(answer) : [];
      const isRead = operationOf(answer.id).method === 'GET';
      if (found.length > 0 && isRead && !isLast && !disagreeing.has(answer.id)) return true;
      for (const each of found) fail(answer, 'agreement', `${answer.status}: ${each}`);
      if (found.length > 0) disagreeing.add(answer.id);
      return false;
    },
  };
}
