import { beforeEach, expect, it } from 'vitest';
import { onDatabases } from '../../testing/each-database.ts';
import { useFrontDoor } from '../../testing/for-a-suite.ts';
import { CLIENT, type DoorOwner, HOME } from '../../testing/front-door.ts';

const CONTACT = {
  email: 'reem@shop.example',
  phone: '+966500000031',
  shipping_from_country: 'SA',
  company_name: 'متجر الواحة (تجريبي)',
  commercial_registration: '7001234567',
  business_shipping_country: 'SA',
};
const STORE = {
  ...CONTACT,
  has_electronic_store: true,
  monthly_sales_amount: { amount: 0, currency: 'SAR' },
  monthly_orders_count: 0,
  wants_shipping_integration: false,
};
const NO_STORE = {
  ...CONTACT,
  has_electronic_store: false,
  needs_receiving_site: true,
  how_to_sell: ['exhibitions', 'other'],
  what_to_sell: 'عطور وبخور',
  monthly_orders_without_store: 1_000_000,
};
const NOT_STARTED = { state: 'not_started', offered: false, answers: {} };

onDatabases('postgres', (database) => {
  const door = useFrontDoor(database);
  let company: DoorOwner;

  beforeEach(async () => {
    company = await door.newOwner({ account_type: 'company' });
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    who: Pick<DoorOwner, 'headers'> = company,
  ) => door.ask(who, method, `/questionnaire${path}`, body);
  const show = async (who: Pick<DoorOwner, 'headers'> = company) =>
    (await call('GET', '', undefined, who)).json<object>();

  it('keeps a draft until it is submitted; each draft replaces the last', async () => {
    expect(await show()).toEqual(NOT_STARTED);
    const half = { email: 'half@shop.example', how_to_sell: ['shop'] };
    expect((await call('PUT', '', half)).json()).toMatchObject({ state: 'in_progress' });
    await call('PUT', '', { has_electronic_store: true, monthly_orders_count: 12 });
    const resumed = await show();
    expect(resumed).toMatchObject({
      state: 'in_progress',
      answers: { has_electronic_store: true, monthly_orders_count: 12 },
    });
    expect(resumed).not.toHaveProperty('answers.email');
    expect(resumed).not.toHaveProperty('submitted_at');
  });

  it('keeps submitted answers while they are edited, until they are submitted again', async () => {
    const first = (await call('POST', '/submit', STORE)).json<{ submitted_at: string }>();
    door.wait(60);
    const changing = await call('PUT', '', { ...STORE, monthly_orders_count: 7 });
    expect(changing.json()).toMatchObject({
      state: 'in_progress',
      answers: { monthly_orders_count: 7 },
      submitted_at: first.submitted_at,
    });
    const kept = await database()
      .kysely.selectFrom('questionnaires')
      .select('submitted')
      .where('account_id', '=', company.accountId)
      .executeTakeFirstOrThrow();
    expect(kept.submitted).toEqual(STORE);
    const again = (await call('POST', '/submit', NO_STORE)).json<{ submitted_at: string }>();
    expect(again).toMatchObject({ state: 'submitted', answers: NO_STORE });
    expect(again.submitted_at > first.submitted_at).toBe(true);
    expect(again).not.toHaveProperty('answers.monthly_orders_count');
    expect(await show()).toEqual(again);
  });

  it.each([
    ['POST', '/submit', { ...STORE, how_to_sell: ['shop'] }, '/how_to_sell', 'not_allowed'],
    ['POST', '/submit', CONTACT, '/has_electronic_store', 'required'],
    ['PUT', '', { shipping_from_country: 'ZZ' }, '/shipping_from_country', 'invalid_country'],
  ] as const)(
    'checks %s %s by the rules, and keeps nothing',
    async (method, path, body, pointer, code) => {
      const refused = await call(method, path, body);
      expect(refused.json()).toMatchObject({ status: 422, errors: [{ pointer, code }] });
      expect(await show()).toEqual(NOT_STARTED);
    },
  );

  it('belongs to one company only', async () => {
    await call('POST', '/submit', STORE);
    const mine = await show();
    const other = await door.newOwner({ account_type: 'company' });
    expect(await show(other)).toEqual(NOT_STARTED);
    await call('PUT', '', { email: 'other@shop.example' }, other);
    await call('POST', '/submit', NO_STORE, other);
    await call('POST', '/dismiss', undefined, other);
    expect(await show()).toEqual(mine);
  });

  it('is not available to individuals', async () => {
    const person = await door.newOwner();
    for (const refused of [
      await call('GET', '', undefined, person),
      await call('PUT', '', {}, person),
      await call('POST', '/submit', STORE, person),
    ])
      expect(refused.json()).toMatchObject({ status: 403, code: 'company_account_required' });
  });

  /** Completes all four registration steps. */
  async function register(email: string, client = CLIENT) {
    const token = await door.verify({ email, phone: '+966500000077' }, { client });
    const answer = await door.send('POST', 'registration/extra', { token, body: HOME });
    return { headers: { authorization: `Bearer ${answer.json<{ token: string }>().token}` } };
  }

  it('is offered to a new company until it declines or answers', async () => {
    const decliner = await register('decliner@shop.example');
    expect(await show(decliner)).toEqual({ ...NOT_STARTED, offered: true });
    await call('PUT', '', { email: 'half@shop.example' }, decliner);
    expect(await show(decliner)).toMatchObject({ state: 'in_progress', offered: true });
    expect((await call('POST', '/dismiss', undefined, decliner)).statusCode).toBe(204);
    expect(await show(decliner)).toMatchObject({ state: 'in_progress', offered: false });

    const answerer = await register('answerer@shop.example');
    const submitted = await call('POST', '/submit', STORE, answerer);
    expect(submitted.json()).toMatchObject({ state: 'submitted', offered: false });
  });

  it('is not offered to a new individual', async () => {
    const { company_name, ...person } = CLIENT;
    await register('individual@shop.example', { ...person, account_type: 'individual' });
    const offered = await database()
      .kysely.selectFrom('questionnaires')
      .innerJoin('accounts', 'accounts.account_id', 'questionnaires.account_id')
      .select('account_type')
      .execute();
    expect(offered.map(({ account_type }) => account_type)).not.toContain('individual');
  });
});
