import type { OperationId } from './contract.ts';

/** The answer to one request. */
export interface Answer {
  id: OperationId;
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON, otherwise the text. */
  body: unknown;
  /** The request as a curl command. */
  curl: string;
}

/** Thrown if a required operation is left out of the run or not built. */
export class Needs extends Error {
  readonly operation: OperationId;

  /** @param why as in "which is skipped". */
  constructor(operation: OperationId, why: string) {
    super(`needs ${operation}, which is ${why}`);
    this.operation = operation;
  }
}

/** A broken promise of the contract; the check that throws it has failed. */
export class BrokenLaw extends Error {
  readonly answer: Answer | undefined;

  constructor(message: string, answer?: Answer) {
    super(message);
    this.answer = answer;
  }
}

/** A law found out while running that it cannot be checked on this backend. */
export class NotHeld extends Error {}

/** The results of one law for single operations. */
export class Several extends Error {
  readonly errors: readonly Error[];
  /** How many passed. */
  readonly kept: number;

  constructor(errors: readonly Error[], kept: number) {
    super(`${errors.length} operations`);
    this.errors = errors;
    this.kept = kept;
  }
}
