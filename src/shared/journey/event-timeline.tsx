import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TrackedEvent, TrackingState } from '../../../common/tracking-progress.ts';
import { useText } from '../../i18n/use-text.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, figures, radius, typeScale } from '../../ui/theme/tokens.ts';
import { CourierWords } from './courier-words.tsx';
import { timelineDays } from './timeline-days.ts';

const whenWidth = 88;
const gap = 12;

const Entry = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${whenWidth}px 11px minmax(0, 1fr)`,
  columnGap: gap,
  paddingBlockEnd: 20,
  '&[data-last="true"]': { paddingBlockEnd: 0 },
  '&:not([data-last="true"])::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: whenWidth + gap + 4.5,
    insetBlock: '20px -5px',
    inlineSize: 2,
    background: colors.line,
  },
});
const When = styled('time')({
  ...figures,
  display: 'flex',
  flexDirection: 'column',
  color: colors.inkMuted,
  ...typeScale.caption,
  paddingBlockStart: 2,
});
const Day = styled('span')({ color: colors.ink, ...typeScale.small });
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
const Reason = styled('p')(typeScale.small);

export interface HistoryEvent extends TrackedEvent {
  /** Location in the reader's language. */
  place?: string | undefined;
  /** Why the parcel was not delivered, in the reader's language. */
  reason?: string | undefined;
  /** The courier's own words, in whatever language they arrived. */
  courierText?: string | undefined;
}

interface EventTimelineProps {
  events: readonly HistoryEvent[];
  nameOf: (status: TrackingState) => string;
}

/** Every scan of a parcel by day, newest first, with what the courier said. */
export function EventTimeline({ events, nameOf }: EventTimelineProps) {
  const intl = useIntl();
  const text = useText();
  const days = timelineDays(events);
  return (
    <ol>
      {days.map(({ day, entries }, dayIndex) =>
        entries.map((event, index) => (
          <Entry
            key={`${day} ${index}`}
            data-last={dayIndex === days.length - 1 && index === entries.length - 1}
          >
            <When dateTime={event.occurred_at}>
              <DayName hidden={index > 0}>
                <DateText value={day} format="short" />
              </DayName>
              <bdi>{intl.formatTime(event.occurred_at)}</bdi>
            </When>
            <Dot aria-hidden data-newest={dayIndex === 0 && index === 0} />
            <div>
              <What>
                {nameOf(event.tracking_status)}
                {event.place !== undefined && (
                  <Where>
                    {text('shared.journey.at')} <bdi>{event.place}</bdi>
                  </Where>
                )}
              </What>
              {event.reason !== undefined && <Reason>{event.reason}</Reason>}
              {event.courierText !== undefined && (
                <CourierWords words={event.courierText} status={nameOf(event.tracking_status)} />
              )}
            </div>
          </Entry>
        )),
      )}
    </ol>
  );
}

/** Visible at the first entry of a day; screen readers hear it at each entry. */
function DayName({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return hidden ? <VisuallyHidden>{children}</VisuallyHidden> : <Day>{children}</Day>;
}
