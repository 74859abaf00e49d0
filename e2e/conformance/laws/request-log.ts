import { requestedBy } from '../account.ts';
import { balanceKeyOf, type LoggedRequest, requestLogOf } from '../request-log.ts';
import { EVERY_EVENT, NOWHERE } from '../webhooks.ts';
import { openingKey } from '../workspace.ts';
import { accountWith, alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

async function requestsAreLogged(bench: Bench): Promise<void> {
  const { api } = bench;
  const [account, other] = [await accountWith(bench, 0), await accountWith(bench, 0)];
  const who = requestedBy(account);
  const live = await balanceKeyOf(api, account, 'متجر');
  const test = await balanceKeyOf(api, account, 'تجربة', true);
  const theirs = await balanceKeyOf(api, other, 'نظام');

  await api.ok('getBalanceByKey', { who: live.who });
  const unscoped = await api.send('listShipmentsByKey', { who: live.who });
  refused(unscoped, 403, 'insufficient_scope', 'a key without the scope');
  const wrong = await api.send('getBalanceByKey', { who: test.who, query: { unheard_of: '1' } });
  refused(wrong, 400, 'validation_failed', 'a parameter that does not exist');
  const forged = { basic: `${live.clientKey}:mzi_${'x'.repeat(43)}` };
  alike((await api.send('getBalanceByKey', { who: forged })).status, 401, 'a wrong secret');
  await api.ok('getIntegration', { who: theirs.who });

  const entries = await requestLogOf(api, account, 3);
  const told = entries.map(({ method, path, status, code, client_key, key_name, is_test }) =>
    [method, path, status, code ?? '', client_key, key_name, is_test].join(' '),
  );
  alike(
    told.toSorted(),
    [
      `GET /balance 200  ${live.clientKey} متجر false`,
      `GET /balance 400 validation_failed ${test.clientKey} تجربة true`,
      `GET /shipments 403 insufficient_scope ${live.clientKey} متجر false`,
    ],
    'the request log',
  );
  const ids = entries.map(({ code, request_id }) => [code, request_id]);
  for (const answer of [unscoped, wrong]) {
    const id = answer.headers['request-id'];
    alike(ids.filter(([, each]) => each === id).length, 1, 'entries with the Request-Id', answer);
  }
  const own = (await requestLogOf(api, other, 1)).map(({ path }) => path);
  alike(own, ['/integration'], "another account's request log");

  const first = entries[0]?.request_id ?? '';
  const filters: [Record<string, string>, (entry: LoggedRequest) => boolean][] = [
    [{ outcome: 'succeeded' }, ({ status }) => status < 400],
    [{ outcome: 'refused' }, ({ status }) => status >= 400],
    [{ outcome: 'failed' }, () => false],
    [{ client_key: test.clientKey }, ({ is_test }) => is_test],
    [{ code: 'insufficient_scope' }, ({ code }) => code === 'insufficient_scope'],
    [{ method: 'POST' }, () => false],
    [{ q: 'BALANCE' }, ({ path }) => path === '/balance'],
    [{ q: first }, ({ request_id }) => request_id === first],
  ];
  for (const [query, matches] of filters) {
    const due = entries.filter(matches).map(({ request_id }) => request_id);
    const what = `requests with ${JSON.stringify(query)}`;
    const { data } = await api.ok('listApiRequests', { who, query });
    alike(data.map(({ request_id }) => request_id).toReversed(), due, what);
    const file = await api.succeed('exportApiRequests', { who, query });
    const lines = String(file.body);
    const exported = entries.filter(({ request_id }) => lines.includes(request_id));
    alike(
      exported.map(({ request_id }) => request_id),
      due,
      `${what} in the file`,
      file,
    );
  }
}

async function methodsAreLogged(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = await openingKey(api, requestedBy(account));
  const body = { url: NOWHERE, events: [...EVERY_EVENT] };
  const { endpoint } = await api.ok('createWebhookEndpointByKey', { who, body });
  const path = { endpoint_id: endpoint.id };
  const changed = { ...body, active: false };
  await api.ok('updateWebhookEndpointByKey', { who, path, body: changed });
  await api.ok('deleteWebhookEndpointByKey', { who, path });
  const entries = await requestLogOf(api, account, 3);
  alike(
    entries.map((entry) => `${entry.method} ${entry.path} ${entry.status}`).toSorted(),
    [
      `DELETE /webhook-endpoints/${endpoint.id} 204`,
      'POST /webhook-endpoints 201',
      `PUT /webhook-endpoints/${endpoint.id} 200`,
    ],
    'the request log of changes',
  );
  for (const { method, request_id } of entries) {
    const call = { who: requestedBy(account), query: { method } };
    const { data } = await api.ok('listApiRequests', call);
    alike(
      data.map((entry) => entry.request_id),
      [request_id],
      `requests with the method ${method}`,
    );
  }
}

export const requestLogLaws: readonly Law[] = [
  {
    id: 'request-log',
    title: 'What keys ask for is in their account’s log, also what is refused, and in no other',
    clause: 'listApiRequests: each request with a key and its right secret has one entry',
    run: requestsAreLogged,
  },
  {
    id: 'request-methods',
    title: 'The log tells what keys change',
    clause: '#/components/schemas/ApiRequestMethod; listApiRequests: method',
    run: methodsAreLogged,
  },
];
