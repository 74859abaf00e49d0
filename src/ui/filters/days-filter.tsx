import { lazy } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { FilterPill } from './filter-pill.tsx';
import type { DayRange } from './filter-values.ts';
import { useDayText } from './use-day-text.ts';

const DaysPicker = lazy(async () => ({ default: (await import('./days-picker.tsx')).DaysPicker }));

interface DaysFilterProps {
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
}

/** A filter for the days between two dates. */
export function DaysFilter({ label, value, onChange }: DaysFilterProps) {
  return (
    <FilterPill
      label={label}
      valueText={useRangeText(value)}
      onClear={() => {
        onChange({ from: undefined, to: undefined });
      }}
    >
      {(close) => <DaysPicker value={value} onChange={onChange} onDone={close} />}
    </FilterPill>
  );
}

function useRangeText({ from, to }: DayRange): string | undefined {
  const text = useText();
  const dayText = useDayText();
  if (from !== undefined && from === to) return dayText(from);
  if (from !== undefined && to !== undefined) {
    return text('ui.filters.days.range', { from: dayText(from), to: dayText(to) });
  }
  if (from !== undefined) return text('ui.filters.days.from', { from: dayText(from) });
  return to === undefined ? undefined : text('ui.filters.days.to', { to: dayText(to) });
}
