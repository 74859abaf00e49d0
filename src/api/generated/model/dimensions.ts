/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { LengthMillimetres } from './length-millimetres.ts';

/**
 * Length, width and height of one piece.
 */
export interface Dimensions {
  /** Length of one piece, in millimetres. */
  length: LengthMillimetres;
  /** Width of one piece, in millimetres. */
  width: LengthMillimetres;
  /** Height of one piece, in millimetres. */
  height: LengthMillimetres;
}
