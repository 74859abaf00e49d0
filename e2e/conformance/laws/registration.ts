import { requestedBy } from '../account.ts';
import { codeFor, newPerson, PUBLIC, registrationWithCode } from '../people.ts';
import { homeOf } from '../places.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

const CHANNELS = ['email', 'phone'] as const;

type Channel = (typeof CHANNELS)[number];

/** Two registrations with the same e-mail or phone: the first to be completed gets it. */
async function verifiedOnce(bench: Bench): Promise<void> {
  const { api } = bench;
  for (const channel of CHANNELS) {
    const { [channel]: login } = newPerson();
    const claim = channel === 'phone' ? await claimFromProfile(bench, login) : undefined;
    const one = await confirmed(bench, channel, login, claim?.code);
    const other = await confirmed(bench, channel, login, one.code);
    await api.ok('completeRegistration', { header: one.header, body: await homeOf(api) });
    refused(
      await api.send('completeRegistration', { header: other.header, body: await homeOf(api) }),
      409,
      'already_registered',
      `a second account with the same verified ${channel}`,
    );
    if (!claim) continue;
    const late = await api.send('confirmVerification', { who: claim.who, body: claim.answer });
    refused(
      late,
      409,
      'already_registered',
      'a phone that another account has verified in the meantime',
    );
  }
}

/** The code for an account's phone that nobody has verified yet. */
async function claimFromProfile(bench: Bench, phone: string) {
  const { api, config } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const body = { phone, current_password: account.password };
  const { challenge } = await api.ok('changePhone', { who, body });
  const code = await codeFor(api, config, phone);
  return { who, code, answer: { challenge, code } };
}

async function confirmed(bench: Bench, channel: Channel, login: string, before?: string) {
  const { api, config } = bench;
  const { header } = await registrationWithCode(api, 'company', { channel, [channel]: login });
  const code = await codeFor(api, config, login, before);
  await api.ok('confirmRegistration', { header, body: { code } });
  return { header, code };
}

/** Registering with somebody's verified login reveals nothing and sends no code. */
async function ownerIsAsked(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const { code: before, login } = await verifiedEmail(bench);
  const known = await registrationWithCode(api, 'company', { email: login });
  const fresh = await registrationWithCode(api, 'company');
  // Sent after the other code would have been.
  await codeFor(api, config, fresh.person.email);
  const told = ({ registration: { challenge, step } }: typeof known) => [
    step,
    Object.keys(challenge ?? {}).toSorted(),
    [challenge?.channel, challenge?.resend_in, challenge?.expires_in],
  ];
  alike(told(known), told(fresh), 'the answer to registering with a known e-mail');
  const code = await config.latestCode(api, login);
  expect(code === before, 'A code went to an e-mail that an account has verified');
  refused(
    await api.send('confirmRegistration', { header: known.header, body: { code } }),
    422,
    'invalid_code',
    'the earlier code, for a registration with a known e-mail',
  );
}

async function verifiedEmail(bench: Bench) {
  const login = newPerson().email;
  const { header, code } = await confirmed(bench, 'email', login);
  await bench.api.ok('completeRegistration', { header, body: await homeOf(bench.api) });
  return { login, code };
}

/** An unverified e-mail or phone blocks nobody. */
async function typedIsNotTaken(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const { phone } = newPerson();
  for (const who of ['first', 'second']) {
    const { header, person } = await registrationWithCode(api, 'individual', { phone });
    const code = await codeFor(api, config, person.email);
    await api.ok('confirmRegistration', { header, body: { code } });
    const { profile } = await api.ok('completeRegistration', { header, body: await homeOf(api) });
    alike(
      [profile.email_verified, profile.phone, profile.phone_verified],
      [true, phone, false],
      `what the ${who} account with a phone has verified that nobody proved to have`,
    );
  }
}

/** A registration reports its step, so that a person can return to it. */
async function stepByStep(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const { header, person, registration } = await registrationWithCode(api, 'company');
  alike(registration.step, 'code', 'the step after the account data');
  const waits = await api.ok('getRegistration', { header });
  const { email, phone } = person;
  alike(
    [waits.step, waits.email, waits.phone],
    ['code', email, phone],
    'a registration at its code step',
  );
  expect(
    waits.challenge !== undefined,
    'A registration at its code step does not say where the code was sent',
  );
  const early = await api.send('completeRegistration', { header, body: await homeOf(api) });
  refused(early, 409, 'step_too_early', 'an address sent before the code');
  const code = await codeFor(api, config, email);
  const answered = await api.ok('confirmRegistration', { header, body: { code } });
  alike(answered.step, 'extra_data', 'the step after the code');
  const shown = await api.ok('getRegistration', { header });
  alike(
    [shown.step, shown.challenge],
    ['extra_data', undefined],
    'a registration after its code step',
  );
  await api.ok('completeRegistration', { header, body: await homeOf(api) });
  const gone = await api.send('getRegistration', { header });
  refused(gone, 404, 'not_found', 'a completed registration');
  const unknown = { ...PUBLIC, registration: `mzr_${'0'.repeat(43)}` };
  refused(await api.send('getRegistration', { header: unknown }), 404, 'not_found', 'no token');
}

export const registrationLaws: readonly Law[] = [
  {
    id: 'already-registered',
    title: 'A verified e-mail or phone belongs to one account',
    clause:
      '#/paths/~1website~1auth~1registration~1extra; #/components/responses/AlreadyRegistered: another account has verified it',
    run: verifiedOnce,
  },
  {
    id: 'known-login',
    title: 'Registering with a known e-mail sends no code and reveals nothing',
    clause:
      'updateRegistrationAccount: if somebody has already verified that e-mail or phone, they are notified instead, and the answer is the same',
    run: ownerIsAsked,
  },
  {
    id: 'typed-login',
    title: 'An unverified e-mail or phone blocks nobody',
    clause:
      'updateRegistrationAccount: somebody has already verified that e-mail or phone (ADR 0007)',
    run: typedIsNotTaken,
  },
  {
    id: 'registration-steps',
    title: 'A registration names its next step',
    clause: '#/components/schemas/RegistrationStep: the next step',
    run: stepByStep,
  },
];
