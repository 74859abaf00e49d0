import type { Answer, Needs } from './answer.ts';
import { clauseOf, type OperationId } from './contract.ts';

/** One verdict of the run, as written to `results.json`. */
export interface Result {
  check: string;
  operation?: OperationId;
  ok: boolean;
  /** The part of the contract, or the sentence, that is checked. */
  clause: string;
  detail?: string;
  curl?: string;
  answer?: string;
  /** Whether the request is only the last one before the failure was seen. */
  last?: boolean;
  /** Whether no smaller request was found that fails in the same way. */
  least?: boolean;
  /** How often the same failure was seen. */
  times?: number;
  /** Why it was not run; it then neither passed nor failed. */
  skipped?: string;
  /** The operation that it waits for, which is left out, not built or silent. */
  needs?: OperationId;
  /** For what is not there, the number of checks that wait for it. */
  waiting?: number;
}

/** How a check that has neither passed nor failed is told, for want of something. */
export function notJudged({ message, operation }: Needs): Pick<Result, 'skipped' | 'needs'> {
  return { skipped: message, ...(operation && { needs: operation }) };
}

export interface Failure {
  check: string;
  operation?: OperationId;
  detail: string;
  clause?: string;
  /** The request, if there is no answer. */
  curl?: string;
  answer?: Answer;
  /** Whether it is only the last answer before the failure was seen. */
  isLast?: boolean;
  /** Whether the request matches the contract; it then matters why it was refused. */
  isValid?: boolean;
}

/** Longest excerpt of an answer, in characters. */
const SHOWN = 800;

interface Found {
  result: Result;
  /** The operation whose answer it was. */
  of: OperationId | undefined;
}

/** Collects the run's failures; repeated ones are counted, not listed again. */
export class Findings {
  readonly #failures = new Map<string, Found>();
  readonly #clauses: ReadonlyMap<string, string>;

  /** @param clauses the clause that each check tests. */
  constructor(clauses: ReadonlyMap<string, string>) {
    this.#clauses = clauses;
  }

  /** @returns a key for the failure, unless one of its kind is known already. */
  fail(failure: Failure): string | undefined {
    const { check, operation, detail, clause, answer } = failure;
    const curl = answer?.curl ?? failure.curl;
    const key = keyOf(failure);
    const before = this.#failures.get(key);
    if (before) {
      before.result.times = (before.result.times ?? 1) + 1;
      return undefined;
    }
    const general = this.#clauses.get(check) ?? check;
    const place = operation && `${clauseOf(operation)}: ${general}`;
    const result = {
      check,
      ...(operation && { operation }),
      ok: false,
      clause: clause ?? place ?? general,
      detail,
      ...(curl !== undefined && { curl }),
      ...(answer && { answer: excerpt(answer) }),
      ...(failure.isLast && { last: true }),
    };
    this.#failures.set(key, { result, of: answer?.id ?? operation });
    return key;
  }

  /** The same failure, if it was found here. */
  find(key: string): Result | undefined {
    return this.#failures.get(key)?.result;
  }

  /** A check's failures, and whose answers they were. */
  of(check: string): { key: string; operation: OperationId | undefined }[] {
    return [...this.#failures].flatMap(([key, { result, of: operation }]) =>
      result.check === check ? [{ key, operation }] : [],
    );
  }

  /** Tells a failure by the least request that causes it. */
  tellBy(key: string, { detail, curl, answer }: Result): void {
    const told = this.#failures.get(key)?.result;
    if (!told || curl === undefined) return;
    Object.assign(told, { detail, curl, ...(answer !== undefined && { answer }), least: true });
  }

  get failures(): readonly Result[] {
    return [...this.#failures.values()].map(({ result }) => result);
  }

  /** The failures that count, without those of operations that are not built. */
  beside(notBuilt: { has: (id: OperationId) => boolean }): readonly Result[] {
    return [...this.#failures.values()]
      .filter(({ of }) => of === undefined || !notBuilt.has(of))
      .map(({ result }) => result);
  }

  /** An operation that is not built and causes a failure of the check. */
  lackOf(check: string, notBuilt: { has: (id: OperationId) => boolean }): OperationId | undefined {
    return [...this.#failures.values()].find(
      ({ result, of }) => result.check === check && of !== undefined && notBuilt.has(of),
    )?.of;
  }

  clauseOf(check: string): string {
    return this.#clauses.get(check) ?? check;
  }
}

/** The same for failures of one kind: without values, and without what follows a quote. */
function keyOf({ check, operation, detail, isValid }: Failure): string {
  // What a valid request was refused for matters; digits are of no account.
  const kind = isValid ? detail.replaceAll(/\d+/g, '') : detail.replaceAll(/["'`«].*|\d+/gs, '');
  return `${check} ${operation} ${kind}`;
}

/** The beginning of an answer, without tokens. */
export function excerpt({ status, headers, body }: Answer): string {
  const type = headers['content-type'] ?? 'no content';
  const text = typeof body === 'string' ? readable(body) : (JSON.stringify(body) ?? '');
  const masked = text.replaceAll(/\b(mz[a-z]_)[A-Za-z0-9_-]{43}/g, '$1…');
  return `${status} ${type}\n${masked.slice(0, SHOWN)}`;
}

/** The text, or the size of binary data. */
function readable(body: string): string {
  const isText = !/[^\P{Cc}\s]|\ufffd/u.test(body);
  return isText ? body : `(${Buffer.byteLength(body)} bytes of binary data)`;
}
