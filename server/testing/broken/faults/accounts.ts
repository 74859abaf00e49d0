import { sql } from 'kysely';
import { getAccount } from '../../../features/accounts/store.ts';
import { findChallenge } from '../../../features/auth/challenges-store.ts';
import { isCommonPassword } from '../../../features/auth/common-passwords.ts';
import { hashToken } from '../../../features/auth/tokens.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { toProfile } from '../../../features/profile/mapper.ts';
import { findRegistration } from '../../../features/registration/store.ts';
import { type Faults, inAnswersOf, inBodiesOf, isFor, run, unless } from '../fault.ts';

/** Missing checks of codes, passwords and logins. */
export const accountFaults = {
  'verified-login-taken-over': {
    does: '`completeRegistration` gives an e-mail or phone verified by one account to the next account that registers it.',
    handlers: {
      completeRegistration: unless(
        'already_registered',
        right.completeRegistration,
        async ({ header }, { db, now }) => {
          const token = hashToken(header.Registration);
          const { email, phone } = (await findRegistration(db.kysely, token, now)) ?? {};
          await run({ db }, sql`update accounts set email_verified = false where email = ${email}`);
          await run({ db }, sql`update accounts set phone_verified = false where phone = ${phone}`);
        },
      ),
    },
  },
  'code-outlives-the-next': {
    does: '`resendCode` sends a new code after one second, and the previous code stays valid.',
    handlers: {
      async resendCode(request, context) {
        const token = hashToken(request.body.challenge);
        const before = await findChallenge(context.db.kysely, token);
        const isSoon = before && context.now.getTime() - before.sent_at.getTime() < 1_000;
        if (!before || isSoon) return right.resendCode(request, context);
        const change = (changes: ReturnType<typeof sql>) =>
          run(context, sql`update code_challenges set ${changes} where token_hash = ${token}`);
        await change(sql`sent_at = sent_at - interval '1 minute'`);
        const answer = await right.resendCode(request, context);
        await change(sql`code_hash = ${before.code_hash}`);
        return answer;
      },
    },
    /** Allows another code a second after the last one. */
    answer(body, reply) {
      if (isFor(reply.request, 'resendCode') && reply.statusCode === 429) {
        reply.header('retry-after', '1');
      }
      if (typeof body === 'object' && body !== null && 'resend_in' in body) body.resend_in = 1;
    },
  },
  'confirmation-not-compared': {
    does: '`updateRegistrationAccount` ignores `password_confirmation`.',
    input: inBodiesOf('updateRegistrationAccount', (body) => {
      if (typeof body.password_confirmation === 'string') {
        body.password_confirmation = body.password;
      }
    }),
  },
  'leaked-password-accepted': {
    does: '`updateRegistrationAccount` accepts leaked passwords.',
    input: inBodiesOf('updateRegistrationAccount', (body) => {
      if (typeof body.password !== 'string' || !isCommonPassword(body.password)) return;
      body.password = crypto.randomUUID();
      body.password_confirmation = body.password;
    }),
  },
  'profile-merged': {
    does: '`updateProfile` keeps fields that the request leaves out.',
    handlers: {
      async updateProfile(request, context) {
        const account = await getAccount(context.db.kysely, context.account.id);
        const { street_name, building_no, landmark, office } = toProfile(account);
        const kept = Object.entries({ street_name, building_no, landmark, office });
        const before = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
        return right.updateProfile({ ...request, body: { ...before, ...request.body } }, context);
      },
    },
  },
  'unverified-second-step': {
    does: '`updateSecondStep` accepts an unverified phone for the second sign-in step.',
    handlers: {
      async updateSecondStep({ body, ...request }, context) {
        const isPhone = body.second_step === 'phone';
        const kept = isPhone ? {} : body;
        const answer = await right.updateSecondStep({ ...request, body: kept }, context);
        if (isPhone) answer.body.second_step = 'phone';
        return answer;
      },
    },
  },
  'devices-of-others-forgotten': {
    does: '`signIn` makes the devices of all other accounts unknown.',
    handlers: {
      async signIn(request, context) {
        const answer = await right.signIn(request, context);
        const { email } = answer.body.session?.profile ?? {};
        await run(
          context,
          sql`delete from known_devices where account_id not in (
            select account_id from accounts where email = ${email ?? ''})`,
        );
        return answer;
      },
    },
  },
  'devices-outlive-the-password': {
    does: '`changePassword` leaves other devices known.',
    handlers: {
      async changePassword(request, context) {
        const { kysely } = context.db;
        const known = await kysely
          .selectFrom('known_devices')
          .selectAll()
          .where('account_id', '=', context.account.id)
          .execute();
        const answer = await right.changePassword(request, context);
        await kysely
          .insertInto('known_devices')
          .values(known)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return answer;
      },
    },
  },
  'subject-by-label': {
    does: '`listActivity` identifies what changed by its name.',
    answer: inAnswersOf('listActivity', ({ data }) => {
      for (const { subject } of data) if (subject?.label !== undefined) subject.id = subject.label;
    }),
  },
  'rotation-not-recorded': {
    does: '`rotateWebhookSecret` leaves no entry in the activity log.',
    answer: inAnswersOf('listActivity', (body) => {
      body.data = body.data.filter(({ action }) => action !== 'webhook_secret_rotated');
    }),
  },
  'reset-keeps-keys': {
    does: '`resetPassword` leaves API keys valid, whether or not the request keeps them.',
    input: inBodiesOf('resetPassword', (body) => {
      body.keep_api_keys = true;
    }),
  },
  'declined-is-offered': {
    does: '`getQuestionnaire` offers a questionnaire that was declined.',
    answer: inAnswersOf('getQuestionnaire', (questionnaire) => {
      questionnaire.offered = questionnaire.state === 'not_started';
    }),
  },
} satisfies Faults;
