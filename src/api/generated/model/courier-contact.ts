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
  /** @maxItems 5 */
  phones: Phone[];
  email?: Email;
  /**
     * The courier's own web site.
     * @maxLength 200
     * @pattern ^https://[A-Za-z0-9.-]+(/[A-Za-z0-9._~/-]*)?$
     */
  site?: string;
  /** When customer service answers. */
  hours?: OpeningHours;
}
