import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Skeleton from '@mui/material/Skeleton';
import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { FilterPill } from './filter-pill.tsx';

const DayCalendar = lazy(async () => ({
  default: (await import('./day-calendar.tsx')).DayCalendar,
}));

const Root = styled('div')({ display: 'flex', flexDirection: 'column', padding: '12px 8px 0' });

/** Days as `2026-11-21`, both included; a missing end is open. */
export interface DayRange {
  from: string | undefined;
  to: string | undefined;
}

interface DaysFilterProps {
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
}

/** A filter that holds to the days from one to another. */
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

type End = 'from' | 'to';

function DaysPicker({
  value,
  onChange,
  onDone,
}: Pick<DaysFilterProps, 'value' | 'onChange'> & { onDone: () => void }) {
  const text = useText();
  const dayText = useDayText();
  const [end, setEnd] = useState<End>('from');
  const choose = (day: string) => {
    onChange({ ...value, [end]: day });
    if (end === 'to') onDone();
    else setEnd('to');
  };
  return (
    <Root>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        value={end}
        onChange={(_event, next: End | null) => {
          if (next) setEnd(next);
        }}
      >
        <ToggleButton value="from">
          {text('ui.filters.days.pickFrom')} {dayText(value.from)}
        </ToggleButton>
        <ToggleButton value="to">
          {text('ui.filters.days.pickTo')} {dayText(value.to)}
        </ToggleButton>
      </ToggleButtonGroup>
      <Suspense fallback={<Skeleton variant="rounded" width={320} height={336} />}>
        <DayCalendar
          key={end}
          value={value[end]}
          onChange={choose}
          from={end === 'to' ? value.from : undefined}
          to={end === 'from' ? value.to : undefined}
        />
      </Suspense>
    </Root>
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

/** A day by the name of its month, with the year only where it is another; nothing for no day. */
function useDayText(): (day: string | undefined) => string {
  const intl = useIntl();
  return (day) => {
    if (day === undefined) return '';
    const date = new Date(`${day}T12:00:00+03:00`);
    const otherYear = date.getFullYear() !== new Date().getFullYear();
    return intl.formatDate(date, {
      day: 'numeric',
      month: 'short',
      ...(otherYear && { year: 'numeric' }),
    });
  };
}
