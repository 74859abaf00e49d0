import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { allowed } from '../plans/plan-limits.ts';
import { send, statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_RECEIVER } from '../../testing/test-backend.ts';

type Schemas = components['schemas'];

const PRESET = {
  ...{ name: 'علبة', weight: 600, weight_unit: 'g' },
  ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
  ...{ shipment_type: 'parcel', packaging_type: 'box' },
};
const TAKEN = [409, { code: 'already_saved' }];

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    customer = await backend.newCustomer(0);
  });

  const call = async (method: 'POST' | 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    statusAndBody(await send(backend, customer, method, path, payload));
  const receiver = (full_name: string, changes: object = {}) => ({
    ...{ ...TEST_RECEIVER, full_name, ...changes },
  });
  const add = async (full_name: string, changes: object = {}) =>
    (await call('POST', '/receivers', receiver(full_name, changes)))[1] as Schemas['SavedReceiver'];
  const list = async (query: string) =>
    (await call('GET', `/receivers?${query}`))[1] as Schemas['SavedReceiverList'];
  const namesOf = ({ data }: Schemas['SavedReceiverList']) =>
    data.map(({ full_name }) => full_name);

  it('keeps, shows, replaces and deletes a receiver', async () => {
    const saved = await add('سارة العيّنة', { company: 'متجر' });
    const path = `/receivers/${saved.id}`;
    expect(await call('GET', path)).toEqual([200, saved]);
    const moved = receiver('سارة العيّنة', { street_name: 'شارع آخر' });
    const changed = await call('PUT', path, moved);
    expect(changed).toMatchObject([200, { ...moved, id: saved.id }]);
    expect(changed[1]).not.toHaveProperty('company');
    expect(await call('DELETE', path)).toEqual([204, null]);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect(await call(method, path, method === 'PUT' ? moved : undefined)).toMatchObject([
        404,
        {},
      ]);
    }
  });

  it('finds receivers by name, phone as dialled, company and city', async () => {
    await add('أحمد العيّنة', { phone: '+966512345671', company: 'واحة' });
    await add('هند العيّنة', { phone: '+966512345672' });
    await add('Majed Sample', { phone: '+966512345673' });
    for (const [query, names] of [
      ['', ['Majed Sample', 'أحمد العيّنة', 'هند العيّنة']],
      ['q=احمد', ['أحمد العيّنة']],
      ['q=0512345672', ['هند العيّنة']],
      ['q=%2B966512345673', ['Majed Sample']],
      ['q=واحه', ['أحمد العيّنة']],
      ['q=jeddah%20sample', ['Majed Sample']],
      ['q=nobody', []],
    ] as const) {
      expect([query, namesOf(await list(query))]).toEqual([query, names]);
    }
  });

  it('lists receivers page by page, with a cursor for this list only', async () => {
    for (const name of ['ج', 'ا', 'ب']) await add(name);
    const first = await list('limit=2');
    expect([namesOf(first), first.page.total]).toEqual([['ا', 'ب'], 3]);
    const next = `cursor=${first.page.next_cursor ?? ''}`;
    const last = await list(`limit=2&${next}`);
    expect([namesOf(last), last.page.next_cursor]).toEqual([['ج'], undefined]);
    expect((await call('GET', `/receivers?q=x&${next}`))[0]).toBe(400);
    expect((await call('GET', `/parcel-presets?${next}`))[0]).toBe(400);
  });

  it('keeps a receiver once by name and phone, whatever the letter variants', async () => {
    const saved = await add('أحمد');
    expect(await call('POST', '/receivers', receiver('احمد'))).toMatchObject(TAKEN);
    const other = await add('أحمد', { phone: '+966512345679' });
    expect(await call('PUT', `/receivers/${other.id}`, receiver('أحمد'))).toMatchObject(TAKEN);
    expect((await call('PUT', `/receivers/${saved.id}`, receiver('أحمد')))[0]).toBe(200);
    // Another account does not see them.
    customer = await backend.newCustomer(0);
    expect((await call('POST', '/receivers', receiver('أحمد')))[0]).toBe(201);
  });

  it('keeps receivers to the rules of an address', async () => {
    const broken = receiver('x', { phone: '+96651234', building_no: '22' });
    const errors = [{ pointer: '/building_no' }, { pointer: '/phone', code: 'too_short' }];
    expect(await call('POST', '/receivers', broken)).toMatchObject([422, { errors }]);
  });

  it('keeps a preset once by name', async () => {
    const created = await call('POST', '/parcel-presets', PRESET);
    expect(created).toMatchObject([201, PRESET]);
    const { id } = created[1] as Schemas['ParcelPreset'];
    const same = await call('POST', '/parcel-presets', { ...PRESET, name: ' علبه ' });
    expect(same).toMatchObject(TAKEN);
    const renamed = await call('PUT', `/parcel-presets/${id}`, { ...PRESET, name: 'كيس' });
    expect(renamed).toMatchObject([200, { id, name: 'كيس' }]);
    const listed = { data: [{ id, name: 'كيس' }], page: { total: 1 } };
    expect(await call('GET', '/parcel-presets')).toMatchObject([200, listed]);
    expect(await call('DELETE', `/parcel-presets/${id}`)).toEqual([204, null]);
  });

  it('limits the number of presets, also when many are sent at once', async () => {
    const most = allowed('saved_presets', 'basic');
    const at = new Date();
    const filled = Array.from({ length: most - 2 }, (_, n) => ({
      ...{ account_id: customer.accountId, id: `pst_${String(n).padStart(26, '0')}` },
      ...{ name_key: `n ${n}`, content: JSON.stringify(PRESET), search_text: '' },
      ...{ created_at: at, updated_at: at },
    }));
    await database().kysely.insertInto('parcel_presets').values(filled).execute();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        call('POST', '/parcel-presets', { ...PRESET, name: `علبة ${n}` }),
      ),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    const page = { page: { total: most } };
    expect(await call('GET', '/parcel-presets?limit=1')).toMatchObject([200, page]);
  });
});
