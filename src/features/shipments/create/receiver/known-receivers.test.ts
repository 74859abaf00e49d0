import { expect, it } from 'vitest';
import type { SavedReceiver } from '../../../../api/generated/model/saved-receiver.ts';
import type { Shipment } from '../../../../api/generated/model/shipment.ts';
import { knownReceivers } from './known-receivers.ts';

const saved = (id: string, phone: string, is_paused = false) =>
  ({ id, phone, full_name: `Saved ${id}`, city: 'jeddah', is_paused }) as SavedReceiver;
const shipped = (id: string, phone: string) =>
  ({
    id,
    receiver: { full_name: `Shipped ${id}`, phone, city: 'riyadh', message: 'Once' },
  }) as Shipment;

it('knows each phone number once: as it is saved, otherwise as it was last sent to', () => {
  const known = knownReceivers(
    [saved('rcv_1', '+966500000001')],
    [
      shipped('shp_3', '+966500000002'),
      shipped('shp_2', '+966500000001'),
      shipped('shp_1', '+966500000002'),
    ],
  );
  expect(known.map(({ id, savedId }) => [id, savedId])).toEqual([
    ['rcv_1', 'rcv_1'],
    ['shp_3', ''],
  ]);
  expect(known[1]?.receiver).toEqual({
    full_name: 'Shipped shp_3',
    phone: '+966500000002',
    city: 'riyadh',
  });
});

it('does not bring back what the plan has paused', () => {
  const paused = saved('rcv_1', '+966500000001', true);
  expect(knownReceivers([paused], [shipped('shp_1', '+966500000001')])).toEqual([]);
});
