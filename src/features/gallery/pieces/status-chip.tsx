import { StatusChip } from '../../../ui/text/status-chip.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Status chip', States };

function States() {
  const sample = useSample();
  return (
    <>
      <State name="progress">
        <StatusChip tone="progress">{sample('قيد الشحن', 'In shipping')}</StatusChip>
      </State>
      <State name="success">
        <StatusChip tone="success">{sample('تم الاستلام', 'Received')}</StatusChip>
      </State>
      <State name="neutral">
        <StatusChip tone="neutral">{sample('ملغاة', 'Cancelled')}</StatusChip>
      </State>
    </>
  );
}
