import type { Answer } from './answer.ts';
import type { Call } from './call.ts';
import { operationOf, type OperationId } from './contract.ts';

/** Statuses of a server that has nothing at a path, or nothing yet. */
const MISSING = new Set([404, 405, 501]);

/**
 * Which operations there are, told by the answers. Not built is what was answered with nothing but
 * 404, 405 and 501, where at least one of these is against the contract: 405 and 501 always are, 404
 * where it is not documented, is no problem of the contract, or stands in place of another answer.
 */
export class Presence {
  readonly #built = new Set<OperationId>();
  readonly #suspects = new Map<OperationId, Answer>();
  readonly #absent = new Set<OperationId>();

  /** Learns from an answer, whatever was asked. */
  note(answer: Answer, call: Call): void {
    const { id, status } = answer;
    if (status === 0) return;
    if (!MISSING.has(status)) {
      this.#built.add(id);
      return;
    }
    const isPlain = status !== 404 || !operationOf(id).responses.has(404);
    if (isPlain ? !isSane(call, id) : isInOrder(answer, call)) return;
    this.doubt(answer);
    if (isPlain && !this.#built.has(id)) this.#absent.add(id);
  }

  /** A 404 that is wrong where there is such an operation. */
  doubt(answer: Answer): void {
    if (!this.#suspects.has(answer.id)) this.#suspects.set(answer.id, answer);
  }

  /** A valid request found nothing either. */
  settle(id: OperationId): void {
    if (this.#suspects.has(id) && !this.#built.has(id)) this.#absent.add(id);
  }

  isBuilt(id: OperationId): boolean {
    return this.#built.has(id);
  }

  /** Known for sure: it need not be asked any more. */
  isAbsent(id: OperationId): boolean {
    return this.#absent.has(id);
  }

  /** All that is not built, as far as was seen, with the answer that says so. */
  notBuilt(): ReadonlyMap<OperationId, Answer> {
    return new Map([...this.#suspects].filter(([id]) => !this.#built.has(id)));
  }
}

/** Whether a documented 404 may be the answer of an operation that is there. */
function isInOrder({ id, body }: Answer, { who = null }: Call): boolean {
  const { code, type } = (body ?? {}) as { code?: unknown; type?: unknown };
  const isProblem = typeof code === 'string' && type === `urn:mizan:problem:${code}`;
  return isProblem && (operationOf(id).scheme === null || who !== null);
}

/** Whether every server takes the path for the operation's. */
function isSane({ path = {} }: Call, id: OperationId): boolean {
  return operationOf(id).parameters.every(
    ({ place, name }) => place !== 'path' || /^[^\s./%\\]{1,100}$/.test(path[name] ?? ''),
  );
}
