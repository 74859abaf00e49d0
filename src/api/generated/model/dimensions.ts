/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LengthMillimetres } from './length-millimetres.ts';

/**
 * Dimensions of one piece.
 */
export interface Dimensions {
  length: LengthMillimetres;
  width: LengthMillimetres;
  height: LengthMillimetres;
}
