/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RatingInvitation } from './rating-invitation.ts';

/**
 * Shipments to rate.
 */
export interface RatingInvitationList {
  /**
     * The shipments, newest first.
     * @maxItems 5
     */
  data: RatingInvitation[];
}
