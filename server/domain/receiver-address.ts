import { type AddressRuleInput, lacksNationalAddress } from '../../common/address-rules.ts';
import type { ShipmentStatus, TrackingStatus } from './shipment-status.ts';

/** `missing`: it can be completed now; `too_late`: it is missing and cannot be completed. */
export type AddressState = 'complete' | 'missing' | 'too_late';

/**
 * Out for delivery, the driver already has the address; after a failed attempt a new one is useful
 * again.
 */
const TOO_LATE: readonly TrackingStatus[] = ['out_for_delivery', 'returning'];

/** Whether the receiver's National Address is present, or can still be completed. */
export function addressStateOf(shipment: {
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  receiver: AddressRuleInput;
}): AddressState {
  if (!lacksNationalAddress(shipment.receiver)) return 'complete';
  const isOpen = shipment.status === 'pending' && !TOO_LATE.includes(shipment.tracking_status);
  return isOpen ? 'missing' : 'too_late';
}
