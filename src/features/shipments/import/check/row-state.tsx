import type { ImportRowState } from '../../../../api/generated/model/import-row-state.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { StatusChip, type StatusTone } from '../../../../ui/text/status-chip.tsx';

const tones: Record<ImportRowState, StatusTone> = {
  unchecked: 'neutral',
  ready: 'success',
  wrong: 'danger',
  repeated: 'warning',
  joined: 'neutral',
  left_out: 'neutral',
  unpriced: 'danger',
  priced: 'success',
  waiting: 'warning',
  booked: 'success',
  refused: 'danger',
};

/** The state of a row. */
export function RowState({ state }: { state: ImportRowState }) {
  const text = useText();
  return <StatusChip tone={tones[state]}>{text(`shipments.import.state.${state}`)}</StatusChip>;
}
