/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RulePosition } from './rule-position.ts';

/**
 * A rule that can never match.
 */
export interface UnreachableRule {
  /** Position of the rule, counting from 1. */
  position: RulePosition;
  /** The earlier rule that takes all its parcels; absent if none of its cities is in one of its regions. */
  covered_by?: RulePosition;
}
