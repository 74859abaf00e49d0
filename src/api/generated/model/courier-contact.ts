/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { Email } from './email.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Phone } from './phone.ts';

/**
 * How to reach a courier.
 */
export interface CourierContact {
  /**
     * Phones of customer service; empty if there are none.
     * @maxItems 5
     */
  phones: Phone[];
  /** E-mail of customer service; absent if there is none. */
  email?: Email;
  /**
     * The courier's own website; absent if there is none.
     * @maxLength 200
     * @pattern ^https://[A-Za-z0-9.-]+(/[A-Za-z0-9._~/-]*)?$
     */
  site?: string;
  /** When customer service answers; absent if unknown. */
  hours?: OpeningHours;
}
