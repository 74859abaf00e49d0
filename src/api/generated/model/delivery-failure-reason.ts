/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why a parcel was not delivered, as the courier reports it: nobody was there to receive it, the receiver refused it, the address is unclear or wrong, the parcel is damaged, or another reason.
 */
export type DeliveryFailureReason = typeof DeliveryFailureReason[keyof typeof DeliveryFailureReason];


export const DeliveryFailureReason = {
  absent: 'absent',
  refused: 'refused',
  address: 'address',
  damaged: 'damaged',
  other: 'other',
} as const;
