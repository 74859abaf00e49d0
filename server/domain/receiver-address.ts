import { type AddressRuleInput, lacksNationalAddress } from '../../common/address-rules.ts';
import type { ShipmentStatus, TrackingStatus } from './shipment-status.ts';

/** `missing`: it may be completed now; `too_late`: it is missing and may not. */
export type AddressState = 'complete' | 'missing' | 'too_late';

/** The driver already has the address by then; after a failed attempt it is useful again. */
const TOO_LATE: readonly TrackingStatus[] = ['out_for_delivery', 'returning'];

/** Whether the receiver's National Address is there, or may still be completed. */
export function addressStateOf(shipment: {
  status: ShipmentStatus;
  tracking_status: TrackingStatus;
  receiver: AddressRuleInput;
}): AddressState {
  if (!lacksNationalAddress(shipment.receiver)) return 'complete';
  const isOpen = shipment.status === 'pending' && !TOO_LATE.includes(shipment.tracking_status);
  return isOpen ? 'missing' : 'too_late';
}
