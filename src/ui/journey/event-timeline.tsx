import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { TrackedEvent, TrackingState } from '../../../common/tracking-progress.ts';
import { useText } from '../../i18n/use-text.ts';
import { DateText } from '../text/date-text.tsx';
import { colors, figures, radius } from '../theme/tokens.ts';
import { timelineDays } from './timeline-days.ts';

const Days = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Day = styled('h3')({
  color: colors.inkMuted,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
  marginBlockEnd: 8,
});
const Entry = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '76px 11px minmax(0, 1fr)',
  columnGap: 14,
  paddingBlockEnd: 16,
  '&:last-child': { paddingBlockEnd: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 76 + 14 + 4.5,
    insetBlock: '20px -5px',
    inlineSize: 2,
    background: colors.line,
  },
});
const Time = styled('time')({
  ...figures,
  color: colors.inkMuted,
  fontSize: 13,
  lineHeight: '25px',
  whiteSpace: 'nowrap',
});
const Dot = styled('span')({
  inlineSize: 11,
  blockSize: 11,
  marginBlockStart: 7,
  borderRadius: radius.round,
  border: `2px solid ${colors.lineStrong}`,
  background: colors.surface,
  '&[data-newest="true"]': { borderColor: colors.verdigris, background: colors.verdigris },
});
const What = styled('p')({ fontWeight: 500 });
const Where = styled('span')({ color: colors.inkMuted, fontWeight: 400 });
const Quote = styled('p')({ color: colors.inkMuted, fontSize: 14, lineHeight: '22px' });

export interface HistoryEvent extends TrackedEvent {
  /** Where, in the reader's words. */
  place?: string | undefined;
  /** The courier's own words, in whatever language they came. */
  courierText?: string | undefined;
}

interface EventTimelineProps {
  events: readonly HistoryEvent[];
  nameOf: (status: TrackingState) => string;
}

/** Every scan of a parcel by day, newest first, with the courier's own words kept. */
export function EventTimeline({ events, nameOf }: EventTimelineProps) {
  const intl = useIntl();
  const text = useText();
  return (
    <Days>
      {timelineDays(events).map(({ day, entries }, dayIndex) => (
        <section key={day}>
          <Day>
            <DateText value={day} />
          </Day>
          <ol>
            {entries.map((event, index) => (
              <Entry key={`${event.occurred_at} ${event.tracking_status}`}>
                <Time dateTime={event.occurred_at}>
                  <bdi>{intl.formatTime(event.occurred_at)}</bdi>
                </Time>
                <Dot aria-hidden data-newest={dayIndex === 0 && index === 0} />
                <div>
                  <What>
                    {nameOf(event.tracking_status)}
                    {event.place !== undefined && (
                      <Where>
                        {text('ui.journey.at')} <bdi>{event.place}</bdi>
                      </Where>
                    )}
                  </What>
                  {event.courierText !== undefined && (
                    <Quote>
                      <bdi>{text('ui.journey.quote', { words: event.courierText })}</bdi>
                    </Quote>
                  )}
                </div>
              </Entry>
            ))}
          </ol>
        </section>
      ))}
    </Days>
  );
}
