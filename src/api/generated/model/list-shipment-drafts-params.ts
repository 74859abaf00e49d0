/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorParameter } from './cursor-parameter.ts';
import type { LimitParameter } from './limit-parameter.ts';

export type ListShipmentDraftsParams = {
/**
 * How many to return, 25 when left out.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * Opaque; hand it back as it came.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorParameter;
};
