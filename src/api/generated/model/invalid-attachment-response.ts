/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is neither a picture nor a PDF, or is a picture with too many pixels.
 */
export type InvalidAttachmentResponse = Problem;
