/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is not a picture, or has too many pixels.
 */
export type InvalidProductPhotoResponse = Problem;
