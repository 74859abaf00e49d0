import type { Answer } from './answer.ts';
import type { Call } from './call.ts';
import { operationOf, type OperationId } from './contract.ts';

/**
 * Requests in a row without an answer in time, after which an operation counts as silent: fewer if
 * none has succeeded yet.
 */
const SILENT = { later: 3, first: 1 };

/** Statuses of a server without the operation. */
const MISSING = new Set([404, 405, 501]);

/**
 * Finds out from the answers which operations exist. An operation is not built if it only answers
 * 404, 405 or 501, and at least one of these breaks the contract: 405 and 501 always do; 404 does
 * if it is undocumented, is not a valid problem, or replaces another answer.
 */
export class Presence {
  readonly #built = new Set<OperationId>();
  readonly #suspects = new Map<OperationId, Answer>();
  readonly #absent = new Set<OperationId>();
  readonly #succeeded = new Set<OperationId>();
  /** Requests that were not answered in time since the last answer. */
  readonly #unanswered = new Map<OperationId, number>();
  readonly #waits = new Map<OperationId, AbortController>();

  /** Learns from any answer. */
  note(answer: Answer, call: Call): void {
    const { id, status } = answer;
    this.#unanswered.delete(id);
    if (status < 300) this.#succeeded.add(id);
    if (!MISSING.has(status)) {
      this.#built.add(id);
      return;
    }
    const isPlain = status !== 404 || !operationOf(id).responses.has(404);
    if (isPlain ? !isSane(call, id) : isInOrder(answer, call)) return;
    this.doubt(answer);
    if (isPlain && !this.#built.has(id)) this.#absent.add(id);
  }

  /** Records a 404 that would be wrong if the operation exists. */
  doubt(answer: Answer): void {
    if (!this.#suspects.has(answer.id)) this.#suspects.set(answer.id, answer);
  }

  /** Records that a valid request got 404 too. */
  settle(id: OperationId): void {
    if (this.#suspects.has(id) && !this.#built.has(id)) this.#absent.add(id);
  }

  /** Records that no answer came in time; what else waits for the operation need not go on. */
  noteSilence(id: OperationId): void {
    this.#unanswered.set(id, (this.#unanswered.get(id) ?? 0) + 1);
    if (this.isSilent(id)) this.#waitFor(id).abort();
  }

  /** Aborted once the operation is known to be silent. */
  end(id: OperationId): AbortSignal {
    return this.#waitFor(id).signal;
  }

  #waitFor(id: OperationId): AbortController {
    const wait = this.#waits.get(id) ?? new AbortController();
    this.#waits.set(id, wait);
    return wait;
  }

  /** Whether further requests would only wait. */
  isSilent(id: OperationId): boolean {
    const limit = this.#succeeded.has(id) ? SILENT.later : SILENT.first;
    return (this.#unanswered.get(id) ?? 0) >= limit;
  }

  isBuilt(id: OperationId): boolean {
    return this.#built.has(id);
  }

  /** Known for certain; no further requests are needed. */
  isAbsent(id: OperationId): boolean {
    return this.#absent.has(id);
  }

  /** The operations found not to be built, each with the answer that shows it. */
  notBuilt(): ReadonlyMap<OperationId, Answer> {
    return new Map([...this.#suspects].filter(([id]) => !this.#built.has(id)));
  }
}

/** Whether a documented 404 may come from an existing operation. */
function isInOrder({ id, body }: Answer, { who = null }: Call): boolean {
  const { code, type } = (body ?? {}) as { code?: unknown; type?: unknown };
  const isProblem = typeof code === 'string' && type === `urn:mizan:problem:${code}`;
  return isProblem && (operationOf(id).scheme === null || who !== null);
}

/** Whether every server would route the path to this operation. */
function isSane({ path = {} }: Call, id: OperationId): boolean {
  return operationOf(id).parameters.every(
    ({ place, name }) => place !== 'path' || /^[^\s./%\\]{1,100}$/.test(path[name] ?? ''),
  );
}
