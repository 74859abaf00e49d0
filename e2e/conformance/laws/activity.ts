import { requestedBy } from '../account.ts';
import type { ResultOf } from '../call.ts';
import { homeOf } from '../places.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Entry = ResultOf<'listActivity'>['data'][number];

async function changesAreRecorded(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0, 'individual'));
  const read = async (query: Record<string, string> = {}) =>
    (await api.ok('listActivity', { who, query: { limit: '100', ...query } })).data;
  const before = (await read()).length;

  const key = { name: 'مفتاح السجل', scopes: ['balance_read' as const] };
  const { key: made } = await api.ok('createApiKey', { who, body: key });
  const refused = await api.send('createApiKey', { who, body: { ...key, scopes: ['nothing'] } });
  alike(refused.status, 422, 'a key with an unknown scope', refused);
  const settings = { ...(await homeOf(api)), last_name: 'العيّنة', locale: 'ar' as const };
  await api.ok('updateProfile', { who, body: { ...settings, first_name: 'ريم' } });
  await api.ok('updateProfile', { who, body: { ...settings, first_name: 'نورة' } });
  await api.ok('listApiKeys', { who });

  const all = await read();
  alike(all.length - before, 3, 'entries after one new key, one refused and two new names');
  const [renamed, , created] = all;
  alike([renamed?.action, created?.action], ['profile_updated', 'api_key_created'], 'the actions');
  const change = { field: 'first_name', before: 'ريم', after: 'نورة' };
  alike(renamed?.changes, [change], 'what changed in the profile');
  alike(created?.subject, { id: made.client_key, label: key.name }, 'what was made');
  expect(
    created?.actor.kind === 'session' && created.actor.current,
    'the entry names the session that asks',
  );

  const filters: [Record<string, string>, (entry: Entry) => boolean][] = [
    [{ group: 'integrations' }, ({ group }) => group === 'integrations'],
    [{ group: 'shipments' }, ({ group }) => group === 'shipments'],
    [{ actor: 'session' }, ({ actor }) => actor.kind === 'session'],
    [{ actor: 'api_key' }, ({ actor }) => actor.kind === 'api_key'],
    [{ q: key.name }, ({ subject }) => subject?.label === key.name],
  ];
  for (const [filter, matches] of filters) {
    const due = all.filter(matches).map(({ id }) => id);
    const what = `entries with ${JSON.stringify(filter)}`;
    const listed = new Set((await read(filter)).map(({ id }) => id));
    const file = await api.succeed('downloadActivity', { who, body: filter });
    const lines = String(file.body);
    // Downloads are recorded too, so there are newer ones.
    const known = all.map(({ id }) => id);
    alike(
      known.filter((id) => listed.has(id)),
      due,
      what,
    );
    alike(
      known.filter((id) => lines.includes(id)),
      due,
      `${what} in the file`,
      file,
    );
  }
}

export const activityLaws: readonly Law[] = [
  {
    id: 'activity',
    title: 'What was changed is in the activity log, once, with its values',
    clause: 'listActivity: each request that changed something has one entry',
    run: changesAreRecorded,
  },
];
