import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Countdown } from '../../ui/text/countdown.tsx';
import { useSecondsLeft } from '../../ui/text/use-seconds-left.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: 44,
  marginBlockStart: 12,
  color: colors.inkMuted,
  ...typeScale.small,
});

interface ResendButtonProps {
  /** Milliseconds since the epoch after which a new code may be requested. */
  until: number;
  loading: boolean;
  onResend: () => void;
}

/** Counts down until a code may be sent again, then sends it on a click. */
export function ResendButton({ until, loading, onResend }: ResendButtonProps) {
  const text = useText();
  const secondsLeft = useSecondsLeft(until);
  return (
    <Row>
      {secondsLeft > 0 ? (
        <>
          {text('auth.code.resendIn')}
          <Countdown secondsLeft={secondsLeft} />
        </>
      ) : (
        <Button variant="text" loading={loading} onClick={onResend}>
          {text('auth.code.resend')}
        </Button>
      )}
    </Row>
  );
}
