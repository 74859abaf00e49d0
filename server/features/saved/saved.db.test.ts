import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SAVED_LIMITS } from './store.ts';
import { type Customer, TEST_RECEIVER } from '../../testing/test-backend.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

type Schemas = components['schemas'];

const PRESET = {
  ...{ name: 'علبة', weight: 600, weight_unit: 'g' },
  ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' },
  ...{ shipment_type: 'parcel', packaging_type: 'box' },
};

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;

  beforeEach(async () => {
    customer = await backend.newCustomer(0);
  });

  const call = async (
    method: 'POST' | 'GET' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    who = customer,
  ) => {
    const { headers } = who;
    const url = `/api/website${path}`;
    const answer = await backend.app.inject({ method, url, headers, ...(payload && { payload }) });
    return [answer.statusCode, answer.body === '' ? null : answer.json<object>()] as const;
  };
  const add = async (full_name: string, changes: object = {}) => {
    const [, body] = await call('POST', '/receivers', { ...TEST_RECEIVER, full_name, ...changes });
    return body as Schemas['SavedReceiver'];
  };
  const namesFound = async (query: string) => {
    const [, body] = await call('GET', `/receivers?${query}`);
    return (body as Schemas['SavedReceiverList']).data.map(({ full_name }) => full_name);
  };

  describe('receivers', () => {
    it('are kept, shown, changed and deleted', async () => {
      const saved = await add('سارة العيّنة', { company: 'متجر' });
      expect(await call('GET', `/receivers/${saved.id}`)).toEqual([200, saved]);
      const moved = { ...TEST_RECEIVER, full_name: 'سارة العيّنة', street_name: 'شارع آخر' };
      const [status, changed] = await call('PUT', `/receivers/${saved.id}`, moved);
      expect([status, changed]).toMatchObject([200, { id: saved.id, street_name: 'شارع آخر' }]);
      // Replaced as a whole: the company is gone.
      expect(changed).not.toHaveProperty('company');
      expect(await call('DELETE', `/receivers/${saved.id}`)).toEqual([204, null]);
      expect((await call('GET', `/receivers/${saved.id}`))[0]).toBe(404);
      expect((await call('PUT', `/receivers/${saved.id}`, moved))[0]).toBe(404);
      expect((await call('DELETE', `/receivers/${saved.id}`))[0]).toBe(404);
    });

    it('are found by name, phone as dialled, company and city', async () => {
      await add('أحمد العيّنة', { phone: '+966512345671', company: 'واحة' });
      await add('هند العيّنة', { phone: '+966512345672' });
      await add('Majed Sample', { phone: '+966512345673' });
      expect(await namesFound('')).toEqual(['Majed Sample', 'أحمد العيّنة', 'هند العيّنة']);
      expect(await namesFound('q=احمد')).toEqual(['أحمد العيّنة']);
      expect(await namesFound('q=0512345672')).toEqual(['هند العيّنة']);
      expect(await namesFound('q=%2B966512345673')).toEqual(['Majed Sample']);
      expect(await namesFound('q=واحه')).toEqual(['أحمد العيّنة']);
      expect(await namesFound('q=jeddah%20sample')).toEqual(['Majed Sample']);
      expect(await namesFound('q=nobody')).toEqual([]);
    });

    it('are listed page by page, and a cursor works only for its own list', async () => {
      for (const name of ['ج', 'ا', 'ب']) await add(name);
      const [, first] = await call('GET', '/receivers?limit=2');
      const { data, page } = first as Schemas['SavedReceiverList'];
      expect(data.map(({ full_name }) => full_name)).toEqual(['ا', 'ب']);
      expect(page).toMatchObject({ total: 3, total_is_capped: false });
      const next = `cursor=${page.next_cursor ?? ''}`;
      const [, last] = await call('GET', `/receivers?limit=2&${next}`);
      expect(last).toMatchObject({ data: [{ full_name: 'ج' }] });
      expect((last as Schemas['SavedReceiverList']).page).not.toHaveProperty('next_cursor');
      expect((await call('GET', `/receivers?q=x&${next}`))[0]).toBe(400);
      expect((await call('GET', `/parcel-presets?${next}`))[0]).toBe(400);
    });

    it('are unique by name and phone, whatever the letter variants', async () => {
      const saved = await add('أحمد');
      const [status, body] = await call('POST', '/receivers', {
        ...TEST_RECEIVER,
        full_name: 'احمد',
      });
      expect([status, body]).toMatchObject([409, { code: 'already_saved' }]);
      const other = await add('أحمد', { phone: '+966512345679' });
      const same = { ...TEST_RECEIVER, full_name: 'أحمد' };
      const [refused, told] = await call('PUT', `/receivers/${other.id}`, same);
      expect([refused, told]).toMatchObject([409, { code: 'already_saved' }]);
      expect((await call('PUT', `/receivers/${saved.id}`, same))[0]).toBe(200);
      // Another account does not see them.
      const neighbour = await backend.newCustomer(0);
      expect((await call('POST', '/receivers', same, neighbour))[0]).toBe(201);
    });

    it('follow the rules of an address', async () => {
      const broken = { ...TEST_RECEIVER, phone: '+96651234', building_no: '22' };
      const [status, body] = await call('POST', '/receivers', broken);
      expect([status, body]).toMatchObject([
        422,
        { errors: [{ pointer: '/building_no' }, { pointer: '/phone', code: 'too_short' }] },
      ]);
      const abroad = { ...TEST_RECEIVER, country: 'AE', message: 'x' };
      expect((await call('POST', '/receivers', abroad))[0]).toBe(422);
    });
  });

  describe('presets', () => {
    it('are saved by name, once', async () => {
      const [created, body] = await call('POST', '/parcel-presets', PRESET);
      expect([created, body]).toMatchObject([201, PRESET]);
      const { id } = body as Schemas['ParcelPreset'];
      expect((await call('POST', '/parcel-presets', { ...PRESET, name: ' علبه ' }))[0]).toBe(409);
      const [, renamed] = await call('PUT', `/parcel-presets/${id}`, { ...PRESET, name: 'كيس' });
      expect(renamed).toMatchObject({ id, name: 'كيس' });
      const [, list] = await call('GET', '/parcel-presets');
      expect(list).toMatchObject({ data: [{ id, name: 'كيس' }], page: { total: 1 } });
      expect((await call('DELETE', `/parcel-presets/${id}`))[0]).toBe(204);
    });

    it('are limited in number, also when many are sent at once', async () => {
      const most = SAVED_LIMITS.parcel_presets;
      const { accountId: account_id } = customer;
      await database()
        .kysely.insertInto('parcel_presets')
        .values(
          Array.from({ length: most - 2 }, (_, n) => ({
            ...{ account_id, id: `pst_${String(n).padStart(26, '0')}`, name_key: `n ${n}` },
            ...{ content: JSON.stringify(PRESET), search_text: '' },
            ...{ created_at: new Date(), updated_at: new Date() },
          })),
        )
        .execute();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          call('POST', '/parcel-presets', { ...PRESET, name: `علبة ${n}` }),
        ),
      );
      expect(answers.map(([status]) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      const [, list] = await call('GET', '/parcel-presets?limit=1');
      expect(list).toMatchObject({ page: { total: most } });
    });
  });
});
