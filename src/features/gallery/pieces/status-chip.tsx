import { StatusChip, type StatusTone } from '../../../ui/text/status-chip.tsx';
import { ShipmentStatusChip } from '../../../ui/text/shipment-status-chip.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Status chip', States };

const tones: readonly StatusTone[] = [
  'neutral',
  'progress',
  'success',
  'warning',
  'danger',
  'accent',
];

function States() {
  const sample = useSample();
  const cancelled = sample('ملغاة', 'Cancelled');
  return (
    <>
      <State name="pending">
        <ShipmentStatusChip status="pending" label={sample('قيد الشحن', 'In shipping')} />
      </State>
      <State name="completed">
        <ShipmentStatusChip status="completed" label={sample('تم الاستلام', 'Received')} />
      </State>
      <State name="cancelled">
        <ShipmentStatusChip status="cancelled" label={cancelled} />
      </State>
      <State name="failed: reads and looks as cancelled">
        <ShipmentStatusChip status="failed" label={cancelled} />
      </State>
      {tones.map((tone) => (
        <State key={tone} name={`tone ${tone}, with and without its dot`}>
          <span style={{ display: 'flex', gap: 6 }}>
            <StatusChip tone={tone}>{sample('حالة', 'Status')}</StatusChip>
            <StatusChip tone={tone} plain>
              {sample('علامة', 'Mark')}
            </StatusChip>
          </span>
        </State>
      ))}
    </>
  );
}
