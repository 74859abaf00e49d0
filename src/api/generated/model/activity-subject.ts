/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ActivityText } from './activity-text.ts';

/**
 * What was changed.
 */
export interface ActivitySubject {
  /**
     * The identifier of a shipment, top-up, saved payment method, session, API key, saved receiver, parcel preset, courier, label batch, import batch or file of invoices; `salla` or `zid` for a store webhook, `statement` for a statement, `email` or `phone` for a contact, the tier for a plan.
     * @maxLength 35
     * @pattern ^[a-z0-9_]+$
     */
  id: string;
  /** A tracking number, a month, the last four digits of a card, or the name of a key, receiver, preset or courier, at that time. */
  label?: ActivityText;
}
