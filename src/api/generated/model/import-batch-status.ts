/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * The server is at work while it is `reading`, `checking`, `pricing` or `booking`. A file is `unreadable`, or its columns are `matching` until the person has confirmed them. Then its rows are `checked`, next `priced`, and at last `booked`, unless the booking is `waiting` for balance or was `stopped`. Changing a row leads back to `checked`; what is booked stays.
 */
export type ImportBatchStatus = typeof ImportBatchStatus[keyof typeof ImportBatchStatus];


export const ImportBatchStatus = {
  reading: 'reading',
  unreadable: 'unreadable',
  matching: 'matching',
  checking: 'checking',
  checked: 'checked',
  pricing: 'pricing',
  priced: 'priced',
  booking: 'booking',
  waiting: 'waiting',
  stopped: 'stopped',
  booked: 'booked',
} as const;
