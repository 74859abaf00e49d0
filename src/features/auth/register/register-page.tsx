import { useEffect } from 'react';
import type { Registration } from '../../../api/generated/model/registration.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { useText } from '../../../i18n/use-text.ts';
import { authPaths } from '../paths.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { WorkingLine } from '../../../ui/feedback/working-line.tsx';
import { AuthLink } from '../auth-link.tsx';
import { goTo, useAuthSearch } from '../auth-path.ts';
import { keepChallenge } from '../code/kept-challenge.ts';
import { Foot } from '../foot.ts';
import { AccountDataStep } from './account-data-step.tsx';
import { ClientDataStep } from './client-data-step.tsx';
import { ExtraDataStep } from './extra-data-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { shownStep, stepParameter, stepPath } from './steps.ts';
import { loadRegistration } from './load-registration.ts';

/** Registration (register): four steps. After a reload the person continues at the same step. */
export function Component() {
  const text = useText();
  const { loaded, retry, setValue } = useLoaded(loadRegistration);
  const asked = new URLSearchParams(useAuthSearch()).get(stepParameter);
  const step = loaded.state === 'there' ? shownStep(loaded.value, asked) : null;

  const goOn = (registration: Registration) => {
    setValue(registration);
    // The browser's back button leads to this step again.
    if (step) goTo(stepPath(step), { replace: true });
    goTo(stepPath(registration.step));
  };

  useEffect(() => {
    if (step === 'code' && loaded.state === 'there') toCode(loaded.value);
  }, [step, loaded]);

  if (loaded.state === 'failed') return <FailedState onRetry={retry} />;
  if (loaded.state === 'loading' || step === null || step === 'code') return <WorkingLine />;
  const registration = loaded.value;
  return (
    <StepFrame step={step}>
      {step === 'client_data' && <ClientDataStep registration={registration} onDone={goOn} />}
      {step === 'account_data' && registration && (
        <AccountDataStep
          registration={registration}
          onDone={goOn}
          onBack={() => {
            goTo(stepPath('client_data'));
          }}
        />
      )}
      {step === 'extra_data' && <ExtraDataStep />}
      <Foot>
        {text('auth.register.known')}
        <AuthLink to={authPaths.signIn}>{text('auth.register.signIn')}</AuthLink>
      </Foot>
    </StepFrame>
  );
}

/** The third step has a separate page for each channel. */
function toCode(registration: Registration | null): void {
  const challenge = registration?.challenge;
  if (!challenge) return;
  keepChallenge('registration', challenge);
  goTo(challenge.channel === 'email' ? authPaths.verifyEmail : authPaths.verifyPhone, {
    replace: true,
  });
}
