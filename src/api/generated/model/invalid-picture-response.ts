/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is no picture, or one of too many pixels.
 */
export type InvalidPictureResponse = Problem;
