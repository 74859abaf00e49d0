/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Progress of a batch. Changing a row leads back to `checked`; booked rows stay booked.
 */
export type ImportBatchStatus = typeof ImportBatchStatus[keyof typeof ImportBatchStatus];


export const ImportBatchStatus = {
  /** The server is reading the file. */
  reading: 'reading',
  /** The file cannot be read. */
  unreadable: 'unreadable',
  /** The person has to confirm what the columns mean. */
  matching: 'matching',
  /** The server is checking the rows. */
  checking: 'checking',
  /** The rows have been checked. */
  checked: 'checked',
  /** The server is choosing couriers. */
  pricing: 'pricing',
  /** Couriers and prices are fixed. */
  priced: 'priced',
  /** The server is booking the rows. */
  booking: 'booking',
  /** The booking waits for the balance to be topped up. */
  waiting: 'waiting',
  /** The person has stopped the booking. */
  stopped: 'stopped',
  /** The booking is finished. */
  booked: 'booked',
} as const;
