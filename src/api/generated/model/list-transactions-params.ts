/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorParameter } from './cursor-parameter.ts';
import type { Date } from './date.ts';
import type { Direction } from './direction.ts';
import type { LedgerKind } from './ledger-kind.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { ListTransactionsSort } from './list-transactions-sort.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { ShipmentId } from './shipment-id.ts';

export type ListTransactionsParams = {
/**
 * One line of text a person wrote. No control characters and no direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*[^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\s][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]*$
 */
q?: SearchParameter;
/**
 * Only movements of this kind.
 */
kind?: LedgerKind;
/**
 * Only what came into the balance, or only what went out of it.
 */
direction?: Direction;
/**
 * Only movements of this shipment.
 */
shipment_id?: ShipmentId;
/**
 * Only movements of this day or later.
 */
created_from?: Date;
/**
 * Only movements of this day or earlier.
 */
created_to?: Date;
/**
 * What to sort by, falling with a minus.
 */
sort?: ListTransactionsSort;
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
