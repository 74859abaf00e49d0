import { deviceToken } from '../../api/device.ts';
import { signIn } from '../../api/generated/auth/auth.ts';
import type { SignIn } from '../../api/generated/model/sign-in.ts';
import { publicRequest } from '../../api/public-request.ts';
import { goTo } from './auth-path.ts';
import { keepChallenge } from './code/kept-challenge.ts';
import { enterApp } from './enter-app.ts';
import { authPaths } from './paths.ts';

/** Signs in, or goes on to the second step. */
export async function sendSignIn(credentials: SignIn): Promise<void> {
  const device_token = deviceToken();
  const body = { ...credentials, ...(device_token !== undefined && { device_token }) };
  const { session, challenge } = await signIn(body, publicRequest);
  if (session) enterApp(session);
  if (challenge) {
    keepChallenge('signIn', challenge);
    goTo(authPaths.verifySignIn + location.search);
  }
}
