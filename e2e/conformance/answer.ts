import type { Call } from './call.ts';
import type { OperationId } from './contract.ts';

/** The answer to one request. */
export interface Answer {
  id: OperationId;
  /** The request. */
  call: Call;
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON, otherwise the text. */
  body: unknown;
  /** The request as a shell command. */
  curl: string;
}

/**
 * Something that a check cannot do without is not there: an operation that is left out, not built
 * or silent; a hook of the config; an account. The check has neither passed nor failed.
 */
export class Needs extends Error {
  /** Absent if it is no operation that is missing. */
  readonly operation: OperationId | undefined;

  constructor(message: string, operation?: OperationId) {
    super(message);
    this.operation = operation;
  }
}

/** @param why as in "which is not built". */
export function needsOperation(operation: OperationId, why: string): Needs {
  return new Needs(`needs ${operation}, which ${why}`, operation);
}

/** A broken promise of the contract; the check that throws it has failed. */
export class BrokenLaw extends Error {
  readonly answer: Answer | undefined;
  /** Whether the answer is only the last one before the law was found broken. */
  readonly isLast: boolean;

  constructor(message: string, answer?: Answer, isLast = false) {
    super(message);
    this.answer = answer;
    this.isLast = isLast;
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
