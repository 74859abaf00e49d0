import { confirmRegistration } from '../../../api/generated/auth/auth.ts';
import { publicRequest } from '../../../api/public-request.ts';
import { useText } from '../../../i18n/use-text.ts';
import { authPaths } from '../paths.ts';
import { AuthLink } from '../auth-link.tsx';
import { goTo } from '../auth-path.ts';
import { CodePage } from '../code/code-page.tsx';
import { forgetChallenge } from '../code/kept-challenge.ts';
import { WithChallenge } from '../code/with-challenge.tsx';
import { Foot } from '../foot.ts';
import { StepFrame } from './step-frame.tsx';
import { stepPath } from './steps.ts';

/** The third step of registration (verify-email-otp, verify-phone-otp). */
export function Component() {
  const text = useText();
  return (
    <WithChallenge use="registration" otherwise={authPaths.register}>
      {(sent) => (
        <StepFrame step="code">
          <CodePage
            title={text(`auth.register.verify.${sent.channel}`)}
            use="registration"
            sent={sent}
            onCode={async (code) => {
              await confirmRegistration({ code }, publicRequest);
              forgetChallenge('registration');
              goTo(authPaths.register, { replace: true });
            }}
          >
            <Foot>
              <AuthLink to={stepPath('account_data')}>
                {text(`auth.register.change.${sent.channel}`)}
              </AuthLink>
            </Foot>
          </CodePage>
        </StepFrame>
      )}
    </WithChallenge>
  );
}
