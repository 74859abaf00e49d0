import type { StatusTone } from './status-chip.tsx';

/** Colours of a shipment's status; failed looks as cancelled does, because it reads so. */
export const shipmentTones = {
  pending: 'progress',
  completed: 'success',
  cancelled: 'neutral',
  failed: 'neutral',
} as const satisfies Record<string, StatusTone>;

/** Colours of what was paid, paid back, or is still to be collected. */
export const paymentTones = {
  paid: 'success',
  refunded: 'neutral',
  partly_refunded: 'neutral',
  cod_pending: 'warning',
  cod_collected: 'accent',
  cod_remitted: 'success',
} as const satisfies Record<string, StatusTone>;
