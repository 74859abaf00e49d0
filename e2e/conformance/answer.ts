import type { OperationId } from './contract.ts';

/** What came back for one request. */
export interface Answer {
  id: OperationId;
  status: number;
  headers: Record<string, string>;
  /** Parsed where it is JSON, otherwise the text. */
  body: unknown;
  /** The request again, to be run by hand. */
  curl: string;
}

/** Something needs an operation that is left out of the run, or is not there. */
export class Needs extends Error {
  readonly operation: OperationId;

  /** @param why as in "which is skipped". */
  constructor(operation: OperationId, why: string) {
    super(`needs ${operation}, which is ${why}`);
    this.operation = operation;
  }
}

/** A promise of the contract that was not kept; the check that throws it has failed. */
export class BrokenLaw extends Error {
  readonly answer: Answer | undefined;

  constructor(message: string, answer?: Answer) {
    super(message);
    this.answer = answer;
  }
}

/** What a law found out on the way: that it cannot be held at this backend. */
export class NotHeld extends Error {}

/** What single operations of one law came to. */
export class Several extends Error {
  readonly errors: readonly Error[];
  /** How many kept it. */
  readonly kept: number;

  constructor(errors: readonly Error[], kept: number) {
    super(`${errors.length} operations`);
    this.errors = errors;
    this.kept = kept;
  }
}
