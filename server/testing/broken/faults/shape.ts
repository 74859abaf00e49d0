import { handlers as right } from '../../../features/handlers.ts';
import { type Faults, inAnswersOf } from '../fault.ts';

/** Answers whose shape differs from the contract. */
export const shapeFaults = {
  'field-renamed': {
    does: '`getShipment` names the tracking number `trackingNumber`.',
    answer: inAnswersOf('getShipment', ({ tracking_number, ...shipment }) => ({
      ...shipment,
      trackingNumber: tracking_number,
    })),
  },
  'field-missing': {
    does: '`listShipments` omits the payment status.',
    answer: inAnswersOf('listShipments', ({ data, page }) => ({
      data: data.map(({ payment_status: _, ...shipment }) => shipment),
      page,
    })),
  },
  'field-too-many': {
    does: '`getProfile` includes the password hash.',
    answer: inAnswersOf('getProfile', (profile) => ({
      ...profile,
      password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    })),
  },
  'enum-outside': {
    does: '`listTransactions` returns kinds of movement that the contract does not have, such as `charge`.',
    answer: inAnswersOf('listTransactions', ({ data, page }) => ({
      data: data.map((row) => ({ ...row, kind: row.kind.replace('shipment_', '') })),
      page,
    })),
  },
  'money-in-riyals': {
    does: '`getBalance` returns amounts in riyals with decimals instead of halalas.',
    answer: inAnswersOf('getBalance', ({ current_balance: { amount, currency }, ...balance }) => ({
      ...balance,
      current_balance: { amount: amount / 100, currency },
    })),
  },
  'money-as-text': {
    does: '`createQuote` returns amounts as strings: `"2875"`.',
    answer: inAnswersOf('createQuote', ({ prices, ...quote }) => ({
      ...quote,
      prices: prices.map(({ vat, ...price }) => ({
        ...price,
        vat: { ...vat, amount: String(vat.amount) },
      })),
    })),
  },
  'null-for-absent': {
    does: '`createShipment` returns null for fields that were not sent.',
    answer: inAnswersOf('createShipment', (shipment) => ({
      reference_id: null,
      note: null,
      ...shipment,
    })),
  },
  'time-without-zone': {
    does: '`createSavedReceiver` returns times without a time zone.',
    answer: inAnswersOf('createSavedReceiver', (receiver) => ({
      ...receiver,
      created_at: receiver.created_at.replace(/\.\d+Z$/, ''),
    })),
  },
  'wrong-content-type': {
    does: '`getCourier` returns JSON as `text/html`.',
    answer: inAnswersOf('getCourier', (courier, reply) => {
      reply.type('text/html; charset=utf-8');
      return courier;
    }),
  },
  'status-200-for-201': {
    does: '`createParcelPreset` answers 200 where the contract says 201.',
    answer: inAnswersOf('createParcelPreset', (preset, reply) => {
      reply.code(200);
      return preset;
    }),
  },
  'undocumented-status': {
    does: '`deleteParcelPreset` answers 202, which the contract does not document.',
    answer: inAnswersOf('deleteParcelPreset', (body, reply) => {
      reply.code(202);
      return body;
    }),
  },
  'no-rate-limit-headers': {
    does: '`listCouriers` omits the documented `RateLimit-…` headers.',
    answer: inAnswersOf('listCouriers', (couriers, reply) => {
      for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`ratelimit-${name}`);
      return couriers;
    }),
  },
  'no-content-disposition': {
    does: '`downloadTransactions` omits the documented file name.',
    answer: inAnswersOf('downloadTransactions', (file, reply) => {
      reply.removeHeader('content-disposition');
      return file;
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
  },
  'time-of-riyadh': {
    does: '`createParcelPreset` returns times in Riyadh time, with its offset, instead of UTC.',
    answer: inAnswersOf('createParcelPreset', (preset) => ({
      ...preset,
      created_at: new Date(Date.parse(preset.created_at) + 3 * 60 * 60_000)
        .toISOString()
        .replace('Z', '+03:00'),
    })),
  },
} satisfies Faults;
