import type { ImportBatchStatus } from '../../../../api/generated/model/import-batch-status.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { StatusChip, type StatusTone } from '../../../../ui/text/status-chip.tsx';

const tones: Record<ImportBatchStatus, StatusTone> = {
  reading: 'progress',
  unreadable: 'danger',
  matching: 'accent',
  checking: 'progress',
  checked: 'accent',
  pricing: 'progress',
  priced: 'accent',
  booking: 'progress',
  waiting: 'warning',
  stopped: 'warning',
  booked: 'success',
};

/** How far a batch has come. */
export function BatchState({ status }: { status: ImportBatchStatus }) {
  const text = useText();
  return <StatusChip tone={tones[status]}>{text(`shipments.import.status.${status}`)}</StatusChip>;
}
