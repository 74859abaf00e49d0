import { StatusChip, type StatusTone } from './status-chip.tsx';

/** The contract's statuses. A failed shipment looks and reads like a cancelled one. */
export type ShipmentStatus = 'pending' | 'completed' | 'cancelled' | 'failed';

const tones: Record<ShipmentStatus, StatusTone> = {
  pending: 'progress',
  completed: 'success',
  cancelled: 'neutral',
  failed: 'neutral',
};

interface ShipmentStatusChipProps {
  status: ShipmentStatus;
  /** The status in the reader's language: `nameOf('status', status)` of `useEnumNames`. */
  label: string;
}

/** A shipment's status, the same on every screen. */
export function ShipmentStatusChip({ status, label }: ShipmentStatusChipProps) {
  return <StatusChip tone={tones[status]}>{label}</StatusChip>;
}
