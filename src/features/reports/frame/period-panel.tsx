import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { DayRange } from '../../../ui/filters/filter-values.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { todayInRiyadh } from '../../../ui/text/today.ts';
import { daysOf, periods } from '../address/days.ts';
import type { ReportPlace } from '../address/use-report-address.ts';
import { useDaysText } from './use-days-text.ts';

const DaysPicker = lazy(async () => ({
  default: (await import('../../../ui/filters/days-picker.tsx')).DaysPicker,
}));

const Mark = styled('span')({
  display: 'inline-flex',
  inlineSize: 18,
  marginInlineEnd: 8,
  color: colors.verdigris,
});
const Name = styled('span')({ flex: 1, paddingInlineEnd: 24 });
const Extent = styled('bdi')({ color: colors.inkMuted, ...typeScale.caption });

interface PeriodPanelProps {
  place: ReportPlace;
  onDone: () => void;
}

/** Named periods, and two calendars for days of one's own. */
export function PeriodPanel({ place: { period, days, change }, onDone }: PeriodPanelProps) {
  const text = useText();
  const daysText = useDaysText();
  const today = todayInRiyadh();
  const [chosen, setChosen] = useState<DayRange>();
  if (chosen) {
    return (
      <Suspense>
        <DaysPicker
          value={chosen}
          onChange={({ from, to }) => {
            setChosen({ from, to });
            if (from !== undefined && to !== undefined) {
              change({ period: undefined, days: { from, last: to } });
            }
          }}
          onDone={onDone}
        />
      </Suspense>
    );
  }
  return (
    <MenuList autoFocusItem sx={{ minWidth: 'min(340px, calc(100vw - 32px))' }}>
      {periods.map((name) => (
        <MenuItem
          key={name}
          role="menuitemradio"
          aria-checked={name === period}
          selected={name === period}
          onClick={() => {
            change({ period: name });
            onDone();
          }}
        >
          <Mark>{name === period && <CheckIcon size={16} />}</Mark>
          <Name>{text(`reports.period.${name}`)}</Name>
          <Extent>{daysText(daysOf(name, today))}</Extent>
        </MenuItem>
      ))}
      <MenuItem
        role="menuitemradio"
        aria-checked={period === undefined}
        selected={period === undefined}
        onClick={() => {
          setChosen({ from: days.from, to: undefined });
        }}
      >
        <Mark>{period === undefined && <CheckIcon size={16} />}</Mark>
        <Name>{text('reports.period.own')}</Name>
      </MenuItem>
    </MenuList>
  );
}
