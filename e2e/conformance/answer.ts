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
