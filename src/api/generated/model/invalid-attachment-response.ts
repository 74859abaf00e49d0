/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is neither a picture nor a PDF, is a picture with too many pixels, or is a PDF that cannot be read, has too many pages, or contains more than pages.
 */
export type InvalidAttachmentResponse = Problem;
