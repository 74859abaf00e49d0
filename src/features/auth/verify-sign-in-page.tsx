import { confirmSignIn } from '../../api/generated/auth/auth.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useText } from '../../i18n/use-text.ts';
import { authPaths } from './paths.ts';
import { AuthLink } from './auth-link.tsx';
import { CodePage } from './code/code-page.tsx';
import { forgetChallenge } from './code/kept-challenge.ts';
import { WithChallenge } from './code/with-challenge.tsx';
import { enterApp } from './enter-app.ts';
import { Foot } from './foot.ts';

/** The second step of sign-in (verify-login). */
export function Component() {
  const text = useText();
  return (
    <WithChallenge use="signIn" otherwise={authPaths.signIn}>
      {(sent) => (
        <CodePage
          title={text('auth.verifySignIn.title')}
          use="signIn"
          sent={sent}
          onCode={async (code, challenge) => {
            const session = await confirmSignIn({ challenge, code }, publicRequest);
            forgetChallenge('signIn');
            enterApp(session);
          }}
        >
          <Foot>
            <AuthLink to={authPaths.signIn}>{text('auth.code.startOver')}</AuthLink>
          </Foot>
        </CodePage>
      )}
    </WithChallenge>
  );
}
