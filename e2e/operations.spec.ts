import { apiClient } from './support/client.ts';
import { password, registerByApi } from './support/new-account.ts';
import { latestCode } from './support/outbox.ts';
import { expect, test } from './support/test.ts';

test('health and readiness need no token', async ({ site }) => {
  const client = apiClient(site.url);
  const health = await client.GET('/health');
  expect(health.data).toMatchObject({ status: 'ok', mode: 'demo' });
  const readiness = await client.GET('/ready');
  expect(readiness.data).toMatchObject({ status: 'ready' });
});

test('a courier is shown with its rate cards', async ({ clientOf }) => {
  const client = await clientOf('company');
  const couriers = await client.GET('/website/couriers', { params: { query: { limit: 1 } } });
  const [first] = couriers.data?.data ?? [];
  const shown = await client.GET('/website/couriers/{courier_id}', {
    params: { path: { courier_id: first?.id ?? '' } },
  });
  expect(shown.data?.name).toEqual(first?.name);
  expect(shown.data?.services).not.toEqual([]);
});

test('a code for one purpose works for nothing else, and the first step can be corrected', async ({
  site,
}) => {
  const client = apiClient(site.url);
  const header = { type: 'public' } as const;
  const code = { challenge: `mzc_${'x'.repeat(43)}`, code: '482913' };
  const refused = await client.POST('/website/auth/sign-in/code', {
    params: { header },
    body: code,
  });
  expect(refused.error).toMatchObject({ status: 422, code: 'dead_code' });
  const person = { account_type: 'individual', first_name: 'ماجد', last_name: 'العيّنة' } as const;
  const begun = await client.POST('/website/auth/registrations', {
    params: { header },
    body: person,
  });
  const corrected = await client.PUT('/website/auth/registration/client', {
    params: { header: { ...header, Registration: begun.data?.token ?? '' } },
    body: { ...person, first_name: 'سالم' },
  });
  expect(corrected.data?.client.first_name).toBe('سالم');
});

test('a phone is changed and used for sign-in, and that device is signed out from the other', async ({
  site,
}) => {
  const phone = '+966500000082';
  const { client } = await registerByApi(site.url);
  const changed = await client.POST('/website/profile/phone', {
    body: { phone, current_password: password },
  });
  const verified = await client.POST('/website/profile/verification/code', {
    body: {
      challenge: changed.data?.challenge ?? '',
      code: await latestCode(site.url, phone),
    },
  });
  expect(verified.data).toMatchObject({ phone, phone_verified: true });

  const elsewhere = await apiClient(site.url).POST('/website/auth/sign-in', {
    params: { header: { type: 'public' } },
    body: { login: phone, password },
  });
  const other = apiClient(site.url, elsewhere.data?.session?.token);
  expect((await other.GET('/website/profile')).data).toMatchObject({ phone });
  await client.DELETE('/website/profile/sessions');
  expect((await other.GET('/website/profile')).response.status).toBe(401);
  const left = await client.GET('/website/profile/sessions');
  expect(left.data?.data.map(({ current }) => current)).toEqual([true]);
});

test('saved items for later shipments are read one by one', async ({ clientOf }) => {
  const client = await clientOf('individual');
  const receiver = await client.POST('/website/receivers', {
    body: {
      ...{ full_name: 'عميل محفوظ (تجريبي)', phone: '+966500000151', address_type: 'office' },
      ...{ country: 'SA', state: 'RD', city: 'riyadh', short_address: 'RRRD2929' },
    },
  });
  const ofReceiver = { params: { path: { receiver_id: receiver.data?.id ?? '' } } };
  const shown = await client.GET('/website/receivers/{receiver_id}', ofReceiver);
  expect(shown.data).toEqual(receiver.data);
  const forgotten = await client.DELETE('/website/receivers/{receiver_id}', ofReceiver);
  expect(forgotten.response.status).toBe(204);

  const box = {
    ...{ name: 'علبة (تجريبية)', weight: 600, weight_unit: 'g' as const },
    ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm' as const },
    ...{ shipment_type: 'parcel' as const, packaging_type: 'box' as const },
  };
  const preset = await client.POST('/website/parcel-presets', { body: box });
  const ofPreset = { params: { path: { preset_id: preset.data?.id ?? '' } } };
  const body = { ...box, name: 'كيس (تجريبي)' };
  const renamed = await client.PUT('/website/parcel-presets/{preset_id}', { ...ofPreset, body });
  expect(renamed.data).toMatchObject(body);
  const found = await client.GET('/website/parcel-presets/{preset_id}', ofPreset);
  expect(found.data).toEqual(renamed.data);
  const gone = await client.DELETE('/website/parcel-presets/{preset_id}', ofPreset);
  expect(gone.response.status).toBe(204);
});
