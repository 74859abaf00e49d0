import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { DayCalendar } from './day-calendar.tsx';
import type { DayRange } from './filter-values.ts';
import { useDayText } from './use-day-text.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', padding: '12px 8px 0' });

type End = 'from' | 'to';

interface DaysPickerProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
  onDone: () => void;
}

/** Two calendars, one for each end of a range. */
export function DaysPicker({ value, onChange, onDone }: DaysPickerProps) {
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
      <DayCalendar
        key={end}
        value={value[end]}
        onChange={choose}
        from={end === 'to' ? value.from : undefined}
        to={end === 'from' ? value.to : undefined}
      />
    </Root>
  );
}
