import { confirmPasswordReset } from '../../api/generated/auth/auth.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from './paths.ts';
import { AuthLink } from './auth-link.tsx';
import { goTo } from './auth-path.ts';
import { CodePage } from './code/code-page.tsx';
import { forgetChallenge } from './code/kept-challenge.ts';
import { WithChallenge } from './code/with-challenge.tsx';
import { Foot } from './foot.ts';
import { keepResetToken } from './reset-ticket.ts';

/** Asks for the code of a forgotten password (verify-otp). */
export function Component() {
  const text = useText();
  return (
    <WithChallenge use="reset" otherwise={authPaths.forgetPassword}>
      {(sent) => (
        <CodePage
          title={text('auth.verifyReset.title')}
          use="reset"
          sent={sent}
          onCode={async (code, challenge) => {
            const ticket = await confirmPasswordReset({ challenge, code }, publicRequest);
            forgetChallenge('reset');
            keepResetToken(ticket.reset_token);
            goTo(authPaths.resetPassword, { replace: true });
          }}
        >
          <Foot>{text('auth.verifyReset.hint')}</Foot>
          <Foot>
            <AuthLink to={authPaths.forgetPassword}>{text('auth.code.startOver')}</AuthLink>
          </Foot>
        </CodePage>
      )}
    </WithChallenge>
  );
}
