import { requestDeviceCode } from '../../api/generated/auth/auth.ts';
import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Countdown } from '../../ui/text/countdown.tsx';
import { useSecondsLeft } from '../../ui/text/use-seconds-left.ts';
import { goTo } from './auth-path.ts';
import { keepChallenge } from './code/kept-challenge.ts';
import { keepHeldUp } from './held-up.ts';
import { authPaths } from './paths.ts';

interface HeldUpNoticeProps {
  credentials: SignIn;
  /** Milliseconds since the epoch at which sign-in can be tried again. */
  until: number;
}

/** Sign-in has to wait after too many wrong passwords; a code makes this device known at once. */
export function Component({ credentials, until }: HeldUpNoticeProps) {
  const text = useText();
  const secondsLeft = useSecondsLeft(until);
  const { submit, loading } = useSubmission(async () => {
    keepChallenge('device', await requestDeviceCode({ login: credentials.login }, publicRequest));
    keepHeldUp(credentials);
    goTo(authPaths.verifyDevice + location.search);
  });
  if (secondsLeft === 0) return null;
  return (
    <Notice
      tone="warning"
      assertive
      title={text('auth.heldUp.title')}
      action={
        <Button
          variant="outline"
          loading={loading}
          onClick={() => {
            void submit(undefined);
          }}
        >
          {text('auth.heldUp.confirm')}
        </Button>
      }
    >
      <p>
        {text('auth.heldUp.wait')} <Countdown secondsLeft={secondsLeft} />
      </p>
      <p>{text('auth.heldUp.lead')}</p>
    </Notice>
  );
}
