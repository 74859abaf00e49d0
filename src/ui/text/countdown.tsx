import { useText } from '../../i18n/use-text.ts';
import { clockOf } from './countdown-clock.ts';
import { Ltr } from './ltr.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const lastMinute = 60;

/**
 * Minutes and seconds left, from `useSecondsLeft`. Screen readers hear the time when they reach it,
 * and once by announcement: when the last minute starts.
 */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const text = useText();
  const closing = secondsLeft > 0 && secondsLeft <= lastMinute;
  return (
    <>
      <span role="timer">
        <Ltr>{clockOf(secondsLeft)}</Ltr>
      </span>
      <VisuallyHidden role="status">{closing && text('ui.countdown.lastMinute')}</VisuallyHidden>
    </>
  );
}
