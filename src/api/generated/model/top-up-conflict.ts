/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { MicroSar } from './micro-sar.ts';
import type { Paragraph } from './paragraph.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { TopUpConflictCode } from './top-up-conflict-code.ts';

/**
 * The rate has changed since the last attempt to pay. Show the new credit, and send it with the next try.
 */
export interface TopUpConflict {
  /**
     * @maxLength 80
     * @pattern ^urn:mizan:problem:[a-z_]+$
     */
  type: string;
  title: Paragraph;
  /**
     * @minimum 409
     * @maximum 409
     */
  status: number;
  code: TopUpConflictCode;
  detail?: Paragraph;
  /** What the balance would gain now, in riyals. */
  credit: PositiveMoney;
  micro_sar: MicroSar;
}
