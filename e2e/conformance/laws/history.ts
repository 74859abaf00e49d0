import { requestedBy } from '../account.ts';
import { newKey } from '../bookings.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Number of shipments to try in each state. */
const TRIED = 3;

async function tooLate(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const who = requestedBy((await config.accountWithHistory?.(api)) ?? { token: '' });
  const balance = async () => (await api.ok('getBalance', { who })).current_balance;
  const before = await balance();
  let tried = 0;
  for (const status of ['pending', 'completed', 'failed', 'cancelled'] as const) {
    const { data } = await api.ok('listShipments', { who, query: { status, limit: '100' } });
    for (const shipment of data.filter(({ cancellable }) => !cancellable).slice(0, TRIED)) {
      const path = { shipment_id: shipment.id };
      const what = `a ${shipment.status} shipment that is ${shipment.tracking_status}`;
      const cancelled = await api.send('cancelShipment', { who, path, header: newKey() });
      alike(cancelled.status, 409, `the cancellation of ${what}`, cancelled);
      const { version, receiver, packaging_type, product_name, quantity, price } = shipment;
      const { preferred_delivery_day, preferred_delivery_time } = shipment;
      const days = { preferred_delivery_day, preferred_delivery_time };
      const body = { version, receiver, packaging_type, product_name, quantity, price, ...days };
      const edited = await api.send('updateShipment', { who, path, body });
      // The receiver of an older shipment may lack fields that are required now.
      expect(
        [409, 422].includes(edited.status),
        `An edit of ${what} was answered ${edited.status}`,
        edited,
      );
      tried += 1;
    }
  }
  expect(tried > 0, 'The account with history has no shipment that has been collected');
  alike(await balance(), before, 'the balance after late cancellations');
}

export const historyLaws: readonly Law[] = [
  {
    id: 'too-late',
    title: 'A collected shipment can be neither cancelled nor edited',
    clause:
      '#/components/schemas/Shipment/properties/cancellable; CancelConflict: already_collected, already_final; EditConflict: not_editable',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: tooLate,
  },
];
