import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRamadan, openingAt } from '../../../../common/opening-hours.ts';
import type { OpeningHours } from '../../../api/generated/model/opening-hours.ts';
import type { OpeningPeriod } from '../../../api/generated/model/opening-period.ts';
import { Weekday } from '../../../api/generated/model/weekday.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { timeZone } from '../../../i18n/locale.ts';
import { useText } from '../../../i18n/use-text.ts';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { colors, figures, typeScale } from '../../../ui/theme/tokens.ts';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  color: colors.inkMuted,
  ...typeScale.small,
});
const Table = styled('table')({
  borderCollapse: 'collapse',
  ...typeScale.small,
  '& caption': { textAlign: 'start', fontWeight: 500, paddingBlock: '10px 4px' },
  '& th': { paddingInlineEnd: 24, fontWeight: 400, textAlign: 'start', color: colors.inkMuted },
  '& th, & td': { paddingBlock: 3, verticalAlign: 'top' },
  '& td': figures,
});

const minute = 60_000;

/** Now, renewed as each minute begins. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setNow(new Date());
      },
      minute - (now.getTime() % minute),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [now]);
  return now;
}

/** Whether a place is open now in Riyadh, and when that changes. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const text = useText();
  const intl = useIntl();
  const now = useMinute();
  const { isOpen, until } = openingAt(hours, now);
  const isSoon = until !== null && until.getTime() - now.getTime() < 24 * 60 * minute;
  const when =
    until &&
    intl.formatDate(until, {
      ...(!isSoon && { weekday: 'long' }),
      ...{ hour: 'numeric', minute: '2-digit', timeZone },
    });
  return (
    <Line>
      <StatusChip tone={isOpen ? 'success' : 'neutral'}>
        {text(isOpen ? 'companies.hours.open' : 'companies.hours.closed')}
      </StatusChip>
      {when !== null && (
        <span>
          {text(isOpen ? 'companies.hours.closesAt' : 'companies.hours.opensAt', { when })}
        </span>
      )}
      {isOpen && until === null && <span>{text('companies.hours.always')}</span>}
    </Line>
  );
}

/** Opening hours day by day, with those of Ramadan if they differ. */
export function HoursTable({ hours }: { hours: OpeningHours }) {
  const text = useText();
  const isNowRamadan = isRamadan(new Date());
  const tables = [
    { name: 'week', periods: hours.week },
    ...(hours.ramadan ? [{ name: 'ramadan', periods: hours.ramadan }] : []),
  ];
  return (isNowRamadan ? tables.toReversed() : tables).map(({ name, periods }) => (
    <Week key={name} caption={text(`companies.hours.${name}`)} periods={periods} />
  ));
}

function Week({ caption, periods }: { caption: string; periods: readonly OpeningPeriod[] }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const time = (written: string) =>
    intl.formatDate(new Date(`2026-01-01T${written}:00+03:00`), {
      ...{ hour: 'numeric', minute: '2-digit', timeZone },
    });
  const textOf = ({ opens, closes }: OpeningPeriod) =>
    opens === closes
      ? text('companies.hours.allDay')
      : text('companies.hours.period', { opens: time(opens), closes: time(closes) });
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {Object.values(Weekday).map((day) => {
          const own = periods.filter((period) => period.day === day);
          return (
            <tr key={day}>
              <th scope="row">{nameOf('weekday', day)}</th>
              <td>
                {own.length === 0 && text('companies.hours.closedAllDay')}
                {own.map((period) => (
                  <div key={period.opens}>{textOf(period)}</div>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
