import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { TrackingState } from '../../../common/tracking-progress.ts';
import { useText } from '../../i18n/use-text.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, figures, typeScale } from '../../ui/theme/tokens.ts';
import { CourierWords } from './courier-words.tsx';
import type { HistoryEvent } from './history-event.ts';
import { dayInRiyadh } from './timeline-days.ts';

const List = styled('ol')({
  display: 'grid',
  gap: 8,
  marginBlockStart: 6,
  paddingInlineStart: 12,
  borderInlineStart: `2px solid ${colors.line}`,
});
const Scan = styled('li')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: 12,
  '&[data-told]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  ...typeScale.small,
});
const When = styled('time')({
  ...figures,
  display: 'flex',
  flexDirection: 'column',
  color: colors.inkMuted,
  ...typeScale.caption,
});
const Day = styled('span')({ color: colors.ink });
const Where = styled('span')({ color: colors.inkMuted });

interface StepScansProps {
  /** Oldest first. */
  events: readonly HistoryEvent[];
  /** The scan that the step's heading tells. */
  head: HistoryEvent | undefined;
  nameOf: (status: TrackingState) => string;
}

/** The courier's scans at one step, with what the courier said. */
export function StepScans({ events, head, nameOf }: StepScansProps) {
  const intl = useIntl();
  const text = useText();
  // The heading has time, name and place of a step's only scan.
  const isToldAbove = events.length === 1 && events[0] === head;
  return (
    <List>
      {events.map((event, index) => {
        const { occurred_at, tracking_status, place, reason, words } = event;
        const before = index === 0 ? head : events[index - 1];
        const isSameDay =
          before !== undefined && dayInRiyadh(before.occurred_at) === dayInRiyadh(occurred_at);
        const Shown = isSameDay ? VisuallyHidden : Day;
        return (
          <Scan key={`${occurred_at} ${index}`} data-told={isToldAbove || undefined}>
            {!isToldAbove && (
              <When dateTime={occurred_at}>
                <Shown>
                  <DateText value={occurred_at} format="short" />
                </Shown>
                <bdi>{intl.formatTime(occurred_at)}</bdi>
              </When>
            )}
            <div>
              {!isToldAbove && (
                <p>
                  {nameOf(tracking_status)}
                  {place !== undefined && (
                    <Where>
                      {text('shared.journey.at')} <bdi>{place}</bdi>
                    </Where>
                  )}
                </p>
              )}
              {reason !== undefined && <p>{reason}</p>}
              {words && <CourierWords words={words} />}
            </div>
          </Scan>
        );
      })}
    </List>
  );
}
