import type { components } from '../../../../openapi/generated/types.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { TEST_COURIER, TEST_RECEIVER } from '../../test-backend.ts';
import { type Faults, inAnswersOf } from '../fault.ts';
import { balanceOf, type Client, movementsOf, PRESET, sees } from '../probe.ts';

const HOURS = 3_600_000;

/** Answers whose shape differs from the contract. */
export const shapeFaults = {
  'field-renamed': {
    does: '`getShipment` names the tracking number `trackingNumber`.',
    answer: inAnswersOf('getShipment', (shipment) => {
      const { tracking_number: trackingNumber } = shipment;
      Object.assign(shipment, { trackingNumber, tracking_number: undefined });
    }),
    probe: sees(['tracking_number'], ['trackingNumber'], async ({ read, ship }) => {
      const shipment = await read<object>(`GET /shipments/${(await ship()).id}`);
      return Object.keys(shipment).filter((key) => /^tracking.?number$/i.test(key));
    }),
  },
  'field-missing': {
    does: '`listShipments` omits the payment status.',
    answer: inAnswersOf('listShipments', ({ data }) => {
      for (const shipment of data) Object.assign(shipment, { payment_status: undefined });
    }),
    probe: sees(true, false, async ({ read, ship }) => {
      await ship();
      return 'payment_status' in ((await read<{ data: object[] }>('GET /shipments')).data[0] ?? {});
    }),
  },
  'field-too-many': {
    does: '`getProfile` includes the password hash.',
    answer: inAnswersOf('getProfile', (profile) =>
      Object.assign(profile, { password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' }),
    ),
    probe: sees(
      false,
      true,
      async ({ read }) => 'password_hash' in (await read<object>('GET /profile')),
    ),
  },
  'enum-outside': {
    does: '`listTransactions` returns kinds of movement that the contract does not have, such as `charge`.',
    answer: inAnswersOf('listTransactions', ({ data }) => {
      for (const row of data) Object.assign(row, { kind: row.kind.replace('shipment_', '') });
    }),
    probe: sees('shipment_charge', 'charge', async (client) => {
      await client.ship();
      return (await movementsOf(client))[0]?.kind;
    }),
  },
  'money-in-riyals': {
    does: '`getBalance` returns amounts in riyals with decimals instead of halalas.',
    answer: inAnswersOf('getBalance', ({ current_balance }) => (current_balance.amount /= 100)),
    probe: sees(10_000, 100, balanceOf),
  },
  'money-as-text': {
    does: '`createQuote` returns amounts as strings: `"2875"`.',
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const { vat } of prices) Object.assign(vat, { amount: String(vat.amount) });
    }),
    probe: sees(375, '375', async (client) => {
      return (await client.backend.quote(client)).prices[0]?.vat.amount;
    }),
  },
  'null-for-absent': {
    does: '`createShipment` returns null for fields that were not sent.',
    answer: inAnswersOf('createShipment', (shipment) =>
      Object.assign(shipment, { reference_id: null, note: null, ...shipment }),
    ),
    probe: sees(undefined, null, async ({ ship }) => (await ship()).note),
  },
  'time-without-zone': {
    does: '`createSavedReceiver` returns times without a time zone.',
    answer: inAnswersOf('createSavedReceiver', (receiver) => {
      receiver.created_at = receiver.created_at.replace(/\.\d+Z$/, '');
    }),
    probe: sees(true, false, async ({ read }) => {
      const saved = await read<Schemas['SavedReceiver']>('POST /receivers', TEST_RECEIVER);
      return saved.created_at.endsWith('Z');
    }),
  },
  'wrong-content-type': {
    does: '`getCourier` returns JSON as `text/html`.',
    answer: inAnswersOf('getCourier', (_, reply) => reply.type('text/html; charset=utf-8')),
    probe: sees('application/json; charset=utf-8', 'text/html; charset=utf-8', async ({ send }) => {
      return (await send(`GET /couriers/${TEST_COURIER}`)).headers['content-type'];
    }),
  },
  'status-200-for-201': {
    does: '`createParcelPreset` answers 200 where the contract says 201.',
    answer: inAnswersOf('createParcelPreset', (_, reply) => reply.code(200)),
    probe: sees(201, 200, ({ status }) => status('POST /parcel-presets', PRESET)),
  },
  'undocumented-status': {
    does: '`deleteParcelPreset` answers 202, which the contract does not document.',
    answer: inAnswersOf('deleteParcelPreset', (_, reply) => reply.code(202)),
    probe: sees(204, 202, async (client) => {
      return client.status(`DELETE /parcel-presets/${(await newPreset(client)).id}`);
    }),
  },
  'no-rate-limit-headers': {
    does: '`listCouriers` omits the documented `RateLimit-…` headers.',
    answer: inAnswersOf('listCouriers', (_, reply) => {
      for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`ratelimit-${name}`);
    }),
    probe: sees(true, false, async ({ send }) => {
      return 'ratelimit-limit' in (await send('GET /couriers')).headers;
    }),
  },
  'no-content-disposition': {
    does: '`downloadTransactions` omits the documented file name.',
    answer: inAnswersOf('downloadTransactions', (_, reply) =>
      reply.removeHeader('content-disposition'),
    ),
    probe: sees(true, false, async ({ send }) => {
      return 'content-disposition' in (await send('POST /balance/transactions/csv', {})).headers;
    }),
  },
  'pdf-that-is-none': {
    does: '`downloadShipmentLabel` returns a web page as a PDF.',
    handlers: {
      async downloadShipmentLabel(request, context) {
        const answer = await right.downloadShipmentLabel(request, context);
        return { ...answer, body: Buffer.from('<!doctype html><title>label</title>') };
      },
    },
    probe: sees('application/pdf %PDF-', 'application/pdf <!doc', async ({ send, ship }) => {
      const body = { document: 'label', language: 'ar' };
      const { headers, payload } = await send(`POST /shipments/${(await ship()).id}/label`, body);
      return `${headers['content-type']} ${payload.slice(0, 5)}`;
    }),
  },
  'time-of-riyadh': {
    does: '`createParcelPreset` returns times in Riyadh time, with its offset, instead of UTC.',
    answer: inAnswersOf('createParcelPreset', (preset) => {
      const inRiyadh = new Date(Date.parse(preset.created_at) + 3 * HOURS).toISOString();
      preset.created_at = inRiyadh.replace('Z', '+03:00');
    }),
    probe: sees('Z', '0', async (client) => (await newPreset(client)).created_at.slice(-1)),
  },
} satisfies Faults;

type Schemas = components['schemas'];

function newPreset({ read }: Client) {
  return read<Schemas['ParcelPreset']>('POST /parcel-presets', PRESET);
}
