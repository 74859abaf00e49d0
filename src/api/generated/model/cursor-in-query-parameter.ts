/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Cursor } from './cursor.ts';

export type CursorInQueryParameter = Cursor;
