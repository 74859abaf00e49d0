/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CursorInQueryParameter } from './cursor-in-query-parameter.ts';
import type { Date } from './date.ts';
import type { LimitParameter } from './limit-parameter.ts';
import type { SearchParameter } from './search-parameter.ts';
import type { ShipmentId } from './shipment-id.ts';
import type { TaxDocumentKind } from './tax-document-kind.ts';
import type { TaxDocumentSubject } from './tax-document-subject.ts';

export type ListInvoicesParams = {
/**
 * One line of text, without control characters or direction overrides.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\S\u0000-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF][^\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]*$
 */
q?: SearchParameter;
/**
 * Only invoices, or only credit notes.
 */
kind?: TaxDocumentKind;
/**
 * Only documents on this subject.
 */
subject?: TaxDocumentSubject;
/**
 * Only documents of this shipment.
 */
shipment_id?: ShipmentId;
/**
 * Only documents issued on or after this day.
 */
created_from?: Date;
/**
 * Only documents issued on or before this day.
 */
created_to?: Date;
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
