import { expect, it } from 'vitest';
import { send } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);

  it('stores and their orders are for companies only', async () => {
    const person = await backend.newCustomer(0, 'individual');
    const [store, delivery, order] = ['sto', 'sdl', 'sor'].map(
      (kind) => `${kind}_${'0'.repeat(26)}`,
    );
    const settings = { booking: 'by_hand', on_cancellation: 'ask', tells_store: true };
    const calls: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][] = [
      ['GET', '/stores'],
      ['POST', '/stores', { platform: 'salla', name: 'متجر' }],
      ['GET', `/stores/${store}`],
      ['PUT', `/stores/${store}`, { name: 'متجر', ...settings }],
      ['POST', `/stores/${store}/secret`, {}],
      ['GET', `/stores/${store}/deliveries`],
      ['GET', `/store-deliveries/${delivery}`],
      ['POST', `/store-deliveries/${delivery}/replay`],
      ['GET', '/store-orders'],
      ['GET', '/store-orders/counts'],
      ['GET', '/store-orders/unknown-skus'],
      ['GET', `/store-orders/${order}`],
      ['PUT', `/store-orders/${order}`, {}],
    ];
    for (const each of calls) {
      expect((await send(backend, person, ...each)).json(), each[1]).toMatchObject({
        ...{ status: 403, code: 'company_account_required' },
      });
    }
  });
});
