/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Why a parcel was not delivered, as reported by the courier.
 */
export type DeliveryFailureReason = typeof DeliveryFailureReason[keyof typeof DeliveryFailureReason];


export const DeliveryFailureReason = {
  /** Nobody was there to receive it. */
  absent: 'absent',
  /** The receiver refused it. */
  refused: 'refused',
  /** The address is unclear or wrong. */
  address: 'address',
  /** The parcel is damaged. */
  damaged: 'damaged',
  /** Another reason. */
  other: 'other',
} as const;
