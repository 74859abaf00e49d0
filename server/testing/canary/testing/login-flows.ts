import type { Browser } from './people.ts';
import type { Steps } from './steps.ts';
import { WORDS } from './words.ts';

const EMAIL = WORDS.emails[0] ?? '';
const PHONE = WORDS.phones[0] ?? '';
export const CLIENT = { first_name: WORDS.name, last_name: 'العيّنة', company_name: 'متجر' };
export const HOME = { country: 'SA', city: 'riyadh', short_address: 'RRRD2929' };
export const PROFILE = { ...CLIENT, ...HOME, landmark: WORDS.landmark, locale: 'ar' };

/** Registers an account: the first by e-mail, the second by phone. */
export async function register(
  { does, keep, codeFor, snapshot }: Steps,
  who: Browser,
  index: 0 | 1,
): Promise<void> {
  const [email = '', phone = ''] = [WORDS.emails[index], WORDS.phones[index]];
  const client = { ...CLIENT, account_type: 'company' };
  const begun = await does(201, 'POST auth/registrations', client, {}, who);
  const registration = keep('registration', begun['token']);
  const step = (status: number, line: string, body: object) =>
    does(status, line.replace(' ', ' auth/registration/'), body, { registration }, who);
  const { password, wrongPassword } = WORDS;
  const channel = index === 0 ? 'email' : 'phone';
  const account = { email, phone, channel, password, password_confirmation: password };
  await step(422, 'PUT account', { ...account, password_confirmation: wrongPassword });
  await step(200, 'PUT account', account);
  const challenge = keep('challenge', registration.replace('mzr_', 'mzc_'));
  const code = await codeFor(challenge, account[channel]);
  await step(422, 'POST code', { code: '000000' });
  await snapshot();
  await step(200, 'POST code', { code });
  const landmark = index === 0 ? WORDS.landmark : 'حديقة';
  const session = await step(201, 'POST extra', { ...HOME, landmark });
  who.token = keep('session', session['token']);
  keep('known_device', session['device_token']);
}

/** Signs in with a second step, before and after a password reset. */
export async function signInAndReset({ does, keep, codeFor, snapshot, wait, person }: Steps) {
  const makeKnown = async () => {
    const sent = await does(200, 'POST auth/device-codes', { login: EMAIL });
    const challenge = keep('challenge', sent['challenge']);
    const code = await codeFor(challenge, EMAIL);
    const { device_token } = await does(200, 'POST auth/devices', { challenge, code });
    return keep('known_device', device_token);
  };
  const signIn = async (password: string) => {
    wait(120);
    const device_token = await makeKnown();
    const asked = await does(200, 'POST auth/sign-in', { login: EMAIL, password, device_token });
    const challenge = keep('challenge', asked['challenge']?.['challenge']);
    await codeFor(challenge, EMAIL);
    wait(120);
    await does(200, 'POST auth/codes', { challenge });
    const code = await codeFor(challenge, EMAIL);
    await snapshot();
    const { token } = await does(200, 'POST auth/sign-in/code', { challenge, code });
    person.token = keep('session', token);
  };
  await does(200, 'PUT profile', PROFILE);
  await does(200, 'PUT profile/second-step', { second_step: 'email' });
  await does(422, 'POST auth/sign-in', { login: EMAIL, password: WORDS.wrongPassword });
  await signIn(WORDS.password);

  const forgot = await does(200, 'POST auth/forgotten-password', { login: EMAIL });
  const challenge = keep('challenge', forgot['challenge']);
  const code = await codeFor(challenge, EMAIL);
  const ticket = await does(200, 'POST auth/forgotten-password/code', { challenge, code });
  const reset_token = keep('reset', ticket['reset_token']);
  await snapshot();
  const next = { password: WORDS.nextPassword, password_confirmation: WORDS.nextPassword };
  await does(204, 'POST auth/password', { reset_token, ...next });
  await signIn(WORDS.nextPassword);
}

/** Another phone, the first one again, then another e-mail, each verified. */
export async function changeLogins({ does, keep, codeFor, snapshot, wait, found }: Steps) {
  const change = async (kind: 'phone' | 'email', to: string) => {
    wait(120);
    const login = { [kind]: to, current_password: WORDS.nextPassword };
    const sent = await does(200, `POST profile/${kind}`, login);
    const challenge = keep('challenge', sent['challenge']);
    const code = await codeFor(challenge, to);
    await snapshot();
    await does(200, 'POST profile/verification/code', { challenge, code });
  };
  const wrong = { phone: WORDS.receiverPhone, current_password: WORDS.wrongPassword };
  await does(422, 'POST profile/phone', wrong);
  await change('phone', WORDS.receiverPhone);
  await change('phone', PHONE);
  await change('email', 'canary-new@mizan.example');
  found.email.add('canary-new@mizan.example');
}
