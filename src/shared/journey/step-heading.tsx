import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { JourneyStep } from '../../../common/journey-steps.ts';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, figures, typeScale } from '../../ui/theme/tokens.ts';
import type { HistoryEvent } from './history-event.ts';

const Root = styled('span')({ display: 'grid', minInlineSize: 0 });
const Name = styled('span')({
  ...typeScale.body,
  fontWeight: 500,
  '&[data-state="current"], &[data-state="ended"]': { fontWeight: 600 },
  '&[data-state="ahead"]': { color: colors.inkMuted, fontWeight: 400 },
});
const Under = styled('span')({ ...figures, color: colors.inkMuted, ...typeScale.caption });

interface StepHeadingProps {
  step: JourneyStep<HistoryEvent>;
  name: string;
  /** The times of the steps are still loading. */
  isLoading: boolean;
  expectedOn: string | undefined;
}

/** What a step of a journey is called, and when and where it was reached or is expected. */
export function StepHeading({ step, name, isLoading, expectedOn }: StepHeadingProps) {
  const text = useText();
  const intl = useIntl();
  const { state, head, reachedAt } = step;
  const at = head?.occurred_at ?? reachedAt;
  return (
    <Root>
      <Name data-state={state}>
        {name} <VisuallyHidden>{text(`shared.journey.step.${state}`)}</VisuallyHidden>
      </Name>
      {isLoading && state !== 'ahead' && (
        <Under>
          <Skeleton width={120} />
        </Under>
      )}
      {at !== undefined && (
        <Under>
          <DateText value={at} format="short" />
          <Separator />
          <bdi>{intl.formatTime(at)}</bdi>
          {head?.place !== undefined && (
            <>
              <Separator />
              <bdi>{head.place}</bdi>
            </>
          )}
        </Under>
      )}
      {state === 'ahead' && expectedOn !== undefined && (
        <Under>
          {text('shared.journey.expected')} <DateText value={expectedOn} format="short" />
        </Under>
      )}
    </Root>
  );
}
