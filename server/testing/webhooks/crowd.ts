import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { addTestEndpoint } from '../../features/webhooks/testing/endpoint-calls.ts';
import { openReceiver } from '../../features/webhooks/testing/open-receiver.ts';
import { type Customer, TEST_PRICE, type TestBackend } from '../test-backend.ts';

/** How the bad receivers answer. */
const BAD: readonly ((response: ServerResponse) => void)[] = [
  // Never.
  () => undefined,
  (response) => void response.writeHead(500).end('failed'),
  (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  flood,
  (response) => void response.destroy(),
];

interface Member {
  owner: Customer;
  receiver: Awaited<ReturnType<typeof openReceiver>>;
  endpoint: { id: string };
  secret: string;
  isBad: boolean;
}

/** Receivers of webhooks, each of an account with one shipment, of which the first may be bad. */
export async function openCrowd(
  backend: TestBackend,
  { good, bad }: { good: number; bad: boolean },
) {
  const { kysely } = backend.database;
  let areBad = bad;
  const members: Member[] = [];
  for (let at = 0; at < good + BAD.length; at += 1) {
    const badly = BAD[at];
    if (badly && !bad) continue;
    const owner = await backend.newCustomer(TEST_PRICE);
    const receiver = await openReceiver((response) => {
      if (badly && areBad) badly(response);
      else response.writeHead(200).end();
    });
    const { endpoint, secret } = await addTestEndpoint(backend, owner, {
      ...{ url: receiver.url, events: ['shipment.created', 'shipment.updated'] },
    });
    await backend.ship(owner);
    members.push({ owner, receiver, endpoint, secret, isBad: badly !== undefined });
  }
  const accounts = members.map(({ owner }) => owner.accountId);
  return {
    members,
    /** Something happens to each shipment. */
    async change() {
      await sql`update shipments set version = version + 1
        where account_id = any (${accounts})`.execute(kysely);
    },
    /** What is to be told to an endpoint, by id. */
    async written(endpointId: string): Promise<Map<string, { body: string; created_at: Date }>> {
      const rows = await kysely
        .selectFrom('webhook_messages')
        .select(['id', 'body', 'created_at'])
        .where('endpoint_id', '=', endpointId)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
    mend: () => (areBad = false),
    close() {
      for (const { receiver } of members) receiver.close();
    },
  };
}

/** Writes as long as anybody reads. */
function flood(response: ServerResponse): void {
  const chunk = 'x'.repeat(65_536);
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(500);
  response.on('drain', more);
  more();
}
