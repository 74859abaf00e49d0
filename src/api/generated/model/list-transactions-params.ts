/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { Date } from './date.ts';
import type { Direction } from './direction.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ListTransactionsSort } from './list-transactions-sort.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { ShipmentId } from './shipment-id.ts';

export type ListTransactionsParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * Only movements of this kind.
 */
kind?: LedgerKind;
/**
 * Only movements into the balance, or only movements out of it.
 */
direction?: Direction;
/**
 * Only movements of this shipment.
 */
shipment_id?: ShipmentId;
/**
 * Only movements on or after this day.
 */
created_from?: Date;
/**
 * Only movements on or before this day.
 */
created_to?: Date;
/**
 * Field to sort by: `created_at`, the time of the movement. A leading minus means descending.
 */
sort?: ListTransactionsSort;
/**
 * Number of items to return; 25 by default.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
/**
 * An opaque position in a list; pass it back unchanged.
 * @minLength 1
 * @maxLength 400
 * @pattern ^[A-Za-z0-9_-]+$
 */
cursor?: CursorInQueryParameter;
};
