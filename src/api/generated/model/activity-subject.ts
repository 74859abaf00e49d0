/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityText } from './activity-text.ts';

/**
 * What the action was applied to.
 */
export interface ActivitySubject {
  /**
     * Identifier of a shipment, top-up, saved payment method, session, API key, webhook endpoint, store, store order, saved receiver, parcel preset, product, courier, label batch, import batch, scheduled report or file of invoices; `statement` for a statement, `email` or `phone` for a contact, the tier for a plan. A rating concerns its shipment.
     * @maxLength 100
     * @pattern ^[a-z0-9_]+$
     */
  id: string;
  /** What people call it, as it was at that time: a tracking number, a month, the last four digits of a card, or the name of a key, receiver, preset or courier. Absent if it has no such name. */
  label?: ActivityText;
}
