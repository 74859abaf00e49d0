import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { journeySteps } from '../../../common/journey-steps.ts';
import type { TrackingState } from '../../../common/tracking-progress.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { colors, motion, radius, typeScale } from '../../ui/theme/tokens.ts';
import type { HistoryEvent } from './history-event.ts';
import { StepHeading } from './step-heading.tsx';
import { StepMark } from './step-mark.tsx';
import { StepScans } from './step-scans.tsx';

const Steps = styled('ol')({ maxInlineSize: 640 });
const Step = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  columnGap: 12,
  '&:not(:last-child)': { paddingBlockEnd: 12 },
  // The line to the next step, coloured as far as the parcel has come.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 10,
    insetBlock: '26px 0',
    inlineSize: 2,
    borderRadius: radius.round,
    background: colors.line,
  },
  '&[data-gone="true"]::before': { background: colors.verdigris },
});
const Fold = styled('details')({
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    listStyle: 'none',
    borderRadius: radius.small,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover > :last-of-type': { color: colors.verdigrisDark },
  },
  '& svg': { transition: `rotate ${motion.quick}` },
  '&[open] > summary svg': { rotate: '180deg' },
});
const Count = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  blockSize: 24,
  color: colors.verdigris,
  fontWeight: 500,
  ...typeScale.caption,
});

interface JourneyTimelineProps {
  status: TrackingState;
  /** In any order; undefined while they load. */
  events: readonly HistoryEvent[] | undefined;
  nameOf: (status: TrackingState) => string;
  /** The day on which the receiver can expect it: `2026-11-21`. */
  expectedOn?: string | undefined;
}

/**
 * A parcel's journey: its few steps as headings, and below each the courier's scans. Open are those of
 * the latest step, and those that say why the parcel has not been delivered.
 */
export function JourneyTimeline({ status, events, nameOf, expectedOn }: JourneyTimelineProps) {
  const steps = journeySteps(status, events ?? []);
  const isReason = (scans: readonly HistoryEvent[]) =>
    status !== 'delivered' && scans.some(({ reason }) => reason !== undefined);
  const latest = steps.findLastIndex(({ state }) => state !== 'ahead');
  return (
    <Steps>
      {steps.map((step, index) => {
        const heading = (
          <StepHeading
            step={step}
            name={nameOf(step.status)}
            isLoading={events === undefined}
            expectedOn={index === steps.length - 1 ? expectedOn : undefined}
          />
        );
        return (
          <Step
            key={step.status}
            data-gone={index < latest}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepMark state={step.state} />
            {saysMore(step.events) ? (
              <Folded
                isOpen={index === latest || isReason(step.events)}
                heading={heading}
                count={step.events.length}
              >
                <StepScans events={step.events} head={step.head} nameOf={nameOf} />
              </Folded>
            ) : (
              heading
            )}
          </Step>
        );
      })}
    </Steps>
  );
}

/** Whether scans say anything that the heading of their step does not. */
function saysMore(events: readonly HistoryEvent[]): boolean {
  return (
    events.length > 1 ||
    events.some(({ reason, words }) => reason !== undefined || words !== undefined)
  );
}

interface FoldedProps {
  isOpen: boolean;
  heading: ReactNode;
  count: number;
  children: ReactNode;
}

function Folded({ isOpen, heading, count, children }: FoldedProps) {
  const text = useText();
  return (
    <Fold open={isOpen}>
      <summary>
        {heading}
        <Count>
          {text('shared.journey.updates', { count })}
          <ChevronDownIcon size={14} />
        </Count>
      </summary>
      {children}
    </Fold>
  );
}
