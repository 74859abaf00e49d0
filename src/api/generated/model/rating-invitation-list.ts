/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { RatingInvitation } from './rating-invitation.ts';

export interface RatingInvitationList {
  /** @maxItems 5 */
  data: RatingInvitation[];
}
