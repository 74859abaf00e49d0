/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The document has just been issued and has no XML yet. Try again after a minute.
 */
export type XmlNotReadyResponse = Problem;
