import { requestedBy } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
import { png } from '../files.ts';
import { confirmSession, newPassword, newPerson, openAccount, signInAgain } from '../people.ts';
import { addressIn, saudiPhone } from '../places.ts';
import { withCode } from './auth.ts';
import { asCompany, bare, example, listed, type Recipe } from './recipe.ts';

const COMPANY_FIELDS = ['commercial_registration', 'business_shipping_country'] as const;
const STORE = [
  'monthly_sales_amount',
  'monthly_orders_count',
  'wants_shipping_integration',
] as const;
const NO_STORE = [
  ...(['needs_receiving_site', 'how_to_sell', 'what_to_sell'] as const),
  'monthly_orders_without_store',
] as const;

/** Well-formed answers; the caller chooses which belong together. */
async function draftAnswers({ draw, lists }: Workspace) {
  const drawn = bodyFrom('updateQuestionnaire', draw);
  const all = await lists();
  const country = () => draw.one(all.countries).code;
  return {
    ...drawn,
    ...(drawn.phone !== undefined && { phone: saudiPhone(draw) }),
    ...(drawn.business_phone !== undefined && { business_phone: saudiPhone(draw) }),
    ...(drawn.shipping_from_country !== undefined && { shipping_from_country: country() }),
    ...(drawn.business_shipping_country !== undefined && { business_shipping_country: country() }),
  };
}

async function completeAnswers(workspace: Workspace): Promise<Record<string, unknown>> {
  const { draw } = workspace;
  const answers: Record<string, unknown> = await draftAnswers(workspace);
  const hasStore = draw.chance(0.5);
  const storeAnswers: Record<string, unknown> = hasStore
    ? {
        monthly_sales_amount: { amount: draw.whole(0, 1e9), currency: 'SAR' },
        monthly_orders_count: draw.whole(0, 1e6),
        wants_shipping_integration: draw.chance(0.5),
      }
    : {
        needs_receiving_site: draw.chance(0.5),
        how_to_sell: ['shop'],
        what_to_sell: 'عطور',
        monthly_orders_without_store: draw.whole(0, 1e6),
      };
  for (const name of [...STORE, ...NO_STORE]) Reflect.deleteProperty(answers, name);
  const papers = { commercial_registration: '1010123456', business_shipping_country: 'SA' };
  if (answers.company_name === undefined) {
    for (const name of COMPANY_FIELDS) Reflect.deleteProperty(answers, name);
  }
  return {
    ...answers,
    ...(answers.company_name !== undefined && papers),
    ...storeAnswers,
    email: newPerson().email,
    phone: saudiPhone(draw),
    shipping_from_country: 'SA',
    has_electronic_store: hasStore,
  };
}

/** A person whose phone is also verified, so that the e-mail can change. */
async function contactPerson(workspace: Workspace) {
  const person = await workspace.person('contact');
  if (workspace.notes.has('phone is verified')) return person;
  const who = requestedBy(person);
  const { challenge, code } = await withCode(workspace, person.phone, () =>
    workspace.api.ok('requestVerification', { who, body: { channel: 'phone' } }),
  );
  await workspace.api.ok('confirmVerification', { who, body: { challenge, code } });
  workspace.notes.set('phone is verified', true);
  return person;
}

export const profileRecipes = {
  getProfile: bare,
  updateProfile: {
    call: async (workspace) => {
      const { draw, lists, company } = workspace;
      const drawn = bodyFrom('updateProfile', draw);
      const { first_name, last_name, landmark, office, address_type, locale } = drawn;
      const body = {
        ...{ first_name, last_name, locale, ...addressIn(await lists(), draw) },
        company_name: drawn.company_name ?? 'متجر تجريبي',
        ...(landmark !== undefined && { landmark }),
        ...(office !== undefined && { office }),
        ...(address_type !== undefined && { address_type }),
        ...(drawn.low_balance_threshold && {
          low_balance_threshold: { ...drawn.low_balance_threshold, currency: 'SAR' },
        }),
      };
      return { who: requestedBy(await company()), body };
    },
  },
  updateProfilePicture: {
    call: asCompany(({ draw }) => ({
      file: { name: 'picture', bytes: png(draw), type: 'image/png' },
    })),
  },
  deleteProfilePicture: bare,
  changePassword: {
    call: async (workspace) => {
      const person = await workspace.person('changer');
      const password = newPassword();
      const body = { current_password: person.password, password, password_confirmation: password };
      return { who: requestedBy(person), body };
    },
    done: async (workspace, _answer, { body }) => {
      const person = await workspace.person('changer');
      person.password = (body as { password: string }).password;
    },
    weight: 0.5,
  },
  changeEmail: {
    call: async (workspace) => {
      const person = await contactPerson(workspace);
      const { email } = newPerson();
      return { who: requestedBy(person), body: { email, current_password: person.password } };
    },
    weight: 0.5,
  },
  changePhone: {
    call: async (workspace) => {
      const person = await workspace.person('mover');
      const { phone } = newPerson();
      return { who: requestedBy(person), body: { phone, current_password: person.password } };
    },
    weight: 0.5,
  },
  requestVerification: {
    call: async (workspace) => ({
      who: requestedBy(await workspace.person('guest')),
      body: { channel: 'phone' },
    }),
  },
  confirmVerification: {
    call: async (workspace) => {
      const person = await workspace.person('mover');
      const { phone } = newPerson();
      const body = { phone, current_password: person.password };
      const who = requestedBy(person);
      const { challenge, code } = await withCode(workspace, phone, () =>
        workspace.api.ok('changePhone', { who, body }),
      );
      return { who, body: { challenge, code } };
    },
    sketch: asCompany(() => example('confirmVerification')),
    weight: 0.5,
  },
  updateSecondStep: {
    call: async (workspace) => {
      const person = await workspace.person('guest');
      await confirmSession(workspace.api, person);
      return { who: requestedBy(person), body: {} };
    },
    weight: 0.5,
  },
  confirmByPassword: {
    call: async (workspace) => {
      const person = await workspace.person('guest');
      return { who: requestedBy(person), body: { current_password: person.password } };
    },
    weight: 0.5,
  },
  requestConfirmationCode: {
    call: async (workspace) => ({
      who: requestedBy(await workspace.person('guest')),
      body: { channel: 'email' },
    }),
    weight: 0.5,
  },
  confirmByCode: {
    call: async (workspace) => {
      const person = await workspace.person('guest');
      const who = requestedBy(person);
      const body = { channel: 'email' } as const;
      const { challenge, code } = await withCode(workspace, person.email, () =>
        workspace.api.ok('requestConfirmationCode', { who, body }),
      );
      return { who, body: { challenge, code } };
    },
    sketch: asCompany(() => example('confirmByCode')),
    weight: 0.5,
  },
  closeAccount: {
    call: async ({ api, config }) => {
      const person = await openAccount(api, config, 'individual');
      return { who: requestedBy(person), body: { current_password: person.password } };
    },
    sketch: asCompany(() => example('closeAccount')),
    weight: 0.5,
  },
  downloadProfileData: {
    call: async (workspace) => ({ who: requestedBy(await workspace.person('guest')) }),
    weight: 0.6,
  },
  listActivity: listed('listActivity'),
  downloadActivity: {
    call: asCompany(({ draw }) => ({ body: bodyFrom('downloadActivity', draw) })),
  },
  listSessions: { call: async ({ stranger }) => ({ who: requestedBy(await stranger()) }) },
  endSession: {
    call: async ({ api, individual }) => {
      const other = await signInAgain(api, await individual());
      const { data } = await api.ok('listSessions', { who: requestedBy(other) });
      const session_id = data.find(({ current }) => current)?.id ?? '';
      return { who: requestedBy(await individual()), path: { session_id } };
    },
    weight: 0.5,
  },
  endOtherSessions: {
    call: async (workspace) => ({ who: requestedBy(await workspace.person('changer')) }),
  },
  getQuestionnaire: bare,
  updateQuestionnaire: {
    call: asCompany(async (workspace) => ({ body: await draftAnswers(workspace) })),
  },
  submitQuestionnaire: {
    call: asCompany(async (workspace) => ({ body: await completeAnswers(workspace) })),
  },
  dismissQuestionnaireOffer: bare,
} satisfies Partial<Record<OperationId, Recipe>>;
