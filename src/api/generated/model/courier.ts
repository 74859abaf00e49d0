/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierContact } from './courier-contact.ts';
import type { CourierId } from './courier-id.ts';
import type { CourierService } from './courier-service.ts';
import type { CourierTier } from './courier-tier.ts';
import type { LocalizedText } from './localized-text.ts';

export interface Courier {
  id: CourierId;
  name: LocalizedText;
  tier: CourierTier;
  /**
     * @minimum 0
     * @maximum 5
     */
  rating: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  rating_count: number;
  sample: boolean;
  description: LocalizedText;
  contact: CourierContact;
  /**
     * @minimum 0
     * @maximum 100000
     */
  branch_count: number;
  /** @maxItems 4 */
  services: CourierService[];
}
