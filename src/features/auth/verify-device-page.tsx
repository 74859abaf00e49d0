import { keepDeviceToken } from '../../api/device.ts';
import { asApiError } from '../../api/errors.ts';
import { confirmDeviceCode } from '../../api/generated/auth/auth.ts';
import { publicRequest } from '../../api/public-request.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { authPaths } from './paths.ts';
import { AuthLink } from './auth-link.tsx';
import { goTo } from './auth-path.ts';
import { CodePage } from './code/code-page.tsx';
import { forgetChallenge } from './code/kept-challenge.ts';
import { WithChallenge } from './code/with-challenge.tsx';
import { Foot } from './foot.ts';
import { takeHeldUp } from './held-up.ts';
import { sendSignIn } from './send-sign-in.ts';

/** Makes this device known by a code, then goes on with the sign-in that had to wait. */
export function Component() {
  const text = useText();
  return (
    <WithChallenge use="device" otherwise={authPaths.signIn}>
      {(sent) => (
        <CodePage
          title={text('auth.verifyDevice.title')}
          use="device"
          sent={sent}
          onCode={async (code, challenge) => {
            const known = await confirmDeviceCode({ challenge, code }, publicRequest);
            forgetChallenge('device');
            keepDeviceToken(known.device_token);
            await goOn();
          }}
        >
          <Foot>{text('auth.verifyReset.hint')}</Foot>
          <Foot>
            <AuthLink to={authPaths.signIn}>{text('auth.backToSignIn')}</AuthLink>
          </Foot>
        </CodePage>
      )}
    </WithChallenge>
  );
}

/** After a reload the password has to be typed again, and so has a wrong one. */
async function goOn(): Promise<void> {
  const credentials = takeHeldUp();
  const back = () => {
    goTo(authPaths.signIn + location.search, { replace: true });
  };
  if (credentials === null) {
    showToast({ tone: 'success', titleId: 'auth.verifyDevice.done' });
    back();
    return;
  }
  try {
    await sendSignIn(credentials);
  } catch (failure) {
    if (asApiError(failure)?.problem.code !== 'invalid_credentials') throw failure;
    showToast({ tone: 'error', titleId: 'auth.signIn.invalidCredentials' });
    back();
  }
}
