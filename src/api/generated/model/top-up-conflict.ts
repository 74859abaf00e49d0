/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { MicroSar } from './micro-sar.ts';
import type { Paragraph } from './paragraph.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { TopUpConflictCode } from './top-up-conflict-code.ts';

/**
 * The exchange rate has changed since the last attempt to pay. Show the new credit, and send it with the next attempt.
 */
export interface TopUpConflict {
  /**
     * Kind of problem: `urn:mizan:problem:` followed by the code.
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  /** Short summary of the problem, in the language of the request. */
  title: Paragraph;
  /**
     * The HTTP status of the response, always 409.
     * @minimum 409
     * @maximum 409
     */
  status: number;
  /** Always `credit_changed`. */
  code: TopUpConflictCode;
  /** What the caller can do about it, in the language of the request. */
  detail?: Paragraph;
  /** Amount that the balance would gain at today's rate, in riyals. */
  credit: PositiveMoney;
  micro_sar: MicroSar;
}
