import { Button } from '../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ClockIcon, RefreshIcon } from '../../ui/icons.tsx';
import { Countdown } from '../../ui/text/countdown.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: colors.inkMuted,
  ...typeScale.small,
  '& bdi': { color: colors.ink, fontWeight: 500 },
});

/** How long the prices are still valid. */
export function QuoteClock({ secondsLeft }: { secondsLeft: number }) {
  const text = useText();
  return (
    <Line>
      <ClockIcon size={17} />
      <span>
        {text('pricing.clock')} <Countdown secondsLeft={secondsLeft} />
      </span>
    </Line>
  );
}

interface PricesExpiredProps {
  loading: boolean;
  onRefresh: () => void;
}

/** The prices have expired: says so and offers new ones. */
export function PricesExpired({ loading, onRefresh }: PricesExpiredProps) {
  const text = useText();
  return (
    <Notice
      tone="warning"
      title={text('pricing.expired.title')}
      assertive
      action={
        <Button
          size="small"
          startIcon={<RefreshIcon size={18} />}
          loading={loading}
          onClick={onRefresh}
        >
          {text('pricing.expired.refresh')}
        </Button>
      }
    >
      {text('pricing.expired.description')}
    </Notice>
  );
}
