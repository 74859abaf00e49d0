import type { Answer } from './answer.ts';
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
  /** How often the same failure was seen. */
  times?: number;
  /** Why it was not run; it then neither passed nor failed. */
  skipped?: string;
  /** The operation that it waits for, which is skipped or not built. */
  needs?: OperationId;
  /** For an operation that is not built, the number of checks that wait for it. */
  waiting?: number;
}

interface Failure {
  check: string;
  operation?: OperationId;
  detail: string;
  clause?: string;
  curl?: string;
  answer?: Answer;
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

  fail({ check, operation, detail, clause, curl, answer }: Failure): void {
    const key = `${check} ${operation} ${detail.replaceAll(/["'`«].*|\d+/gs, '')}`;
    const before = this.#failures.get(key);
    if (before) {
      before.result.times = (before.result.times ?? 1) + 1;
      return;
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
    };
    this.#failures.set(key, { result, of: answer?.id ?? operation });
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

function excerpt({ status, headers, body }: Answer): string {
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
