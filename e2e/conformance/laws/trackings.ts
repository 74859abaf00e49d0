import { requestedBy } from '../account.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { preparedFor } from './prepared-lists.ts';

/** No shipment of a new account has it. */
const UNKNOWN = 'MZ48205173965';

async function asGiven(bench: Bench): Promise<void> {
  const { account, shipments } = await preparedFor(bench, 'listShipments');
  const who = requestedBy(account);
  const [one = '', two = '', three = ''] = shipments.map((each) => each.tracking_number);
  for (const numbers of [
    [two, UNKNOWN, three, one],
    [three, one, three, UNKNOWN, UNKNOWN, two],
  ]) {
    const query = { tracking_numbers: numbers.join(',') };
    const { data, unknown } = await bench.api.ok('listTrackings', { who, query });
    const due = [...new Set(numbers)].filter((number) => number !== UNKNOWN);
    alike(
      [data.map((each) => each.tracking_number), unknown],
      [due, [UNKNOWN]],
      `the shipments with the numbers ${query.tracking_numbers}, and the unknown numbers`,
    );
    for (const each of data) {
      const path = { tracking_number: each.tracking_number };
      alike(await bench.api.ok('trackShipment', { who, path }), each, 'a shipment of the list');
    }
  }
}

export const trackingLaws: readonly Law[] = [
  {
    id: 'trackings',
    title: 'Several shipments are tracked in the order of their numbers, each once',
    clause: 'listTrackings: in the order of the given numbers; a repeated number is returned once',
    run: asGiven,
  },
];
