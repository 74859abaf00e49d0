import { handlers as right } from '../../../features/handlers.ts';
import { type Faults, inAnswersOf } from '../fault.ts';

/** Answers of another shape than the contract says. */
export const shapeFaults = {
  'field-renamed': {
    does: '`getShipment` calls the tracking number `trackingNumber`.',
    answer: inAnswersOf('getShipment', ({ tracking_number, ...shipment }) => ({
      ...shipment,
      trackingNumber: tracking_number,
    })),
  },
  'field-missing': {
    does: '`listShipments` leaves the payment status out.',
    answer: inAnswersOf('listShipments', ({ data, page }) => ({
      data: data.map(({ payment_status: _, ...shipment }) => shipment),
      page,
    })),
  },
  'field-too-many': {
    does: '`getProfile` gives the hash of the password along.',
    answer: inAnswersOf('getProfile', (profile) => ({
      ...profile,
      password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
    })),
  },
  'enum-outside': {
    does: '`listTransactions` names kinds of movements that the contract does not: `charge`.',
    answer: inAnswersOf('listTransactions', ({ data, page }) => ({
      data: data.map((row) => ({ ...row, kind: row.kind.replace('shipment_', '') })),
      page,
    })),
  },
  'money-in-riyals': {
    does: '`getBalance` gives amounts in riyals with decimals in place of halalas.',
    answer: inAnswersOf('getBalance', ({ current_balance: { amount, currency }, ...balance }) => ({
      ...balance,
      current_balance: { amount: amount / 100, currency },
    })),
  },
  'money-as-text': {
    does: '`createQuote` gives amounts as texts: `"2875"`.',
    answer: inAnswersOf('createQuote', ({ prices, ...quote }) => ({
      ...quote,
      prices: prices.map(({ vat, ...price }) => ({
        ...price,
        vat: { ...vat, amount: String(vat.amount) },
      })),
    })),
  },
  'null-for-absent': {
    does: '`createShipment` gives null for what was not sent.',
    answer: inAnswersOf('createShipment', (shipment) => ({
      reference_id: null,
      note: null,
      ...shipment,
    })),
  },
  'time-without-zone': {
    does: '`createSavedReceiver` gives times without their zone.',
    answer: inAnswersOf('createSavedReceiver', (receiver) => ({
      ...receiver,
      created_at: receiver.created_at.replace(/\.\d+Z$/, ''),
    })),
  },
  'wrong-content-type': {
    does: '`getCourier` answers with JSON and calls it `text/html`.',
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
    does: '`deleteParcelPreset` answers 202, which the contract does not know.',
    answer: inAnswersOf('deleteParcelPreset', (body, reply) => {
      reply.code(202);
      return body;
    }),
  },
  'no-rate-limit-headers': {
    does: '`listCouriers` leaves the documented `RateLimit-…` headers out.',
    answer: inAnswersOf('listCouriers', (couriers, reply) => {
      for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`ratelimit-${name}`);
      return couriers;
    }),
  },
  'no-content-disposition': {
    does: '`downloadTransactions` leaves the documented name of the file out.',
    answer: inAnswersOf('downloadTransactions', (file, reply) => {
      reply.removeHeader('content-disposition');
      return file;
    }),
  },
  'pdf-that-is-none': {
    does: '`downloadShipmentLabel` answers with a web page and calls it a PDF.',
    handlers: {
      async downloadShipmentLabel(request, context) {
        const answer = await right.downloadShipmentLabel(request, context);
        return { ...answer, body: Buffer.from('<!doctype html><title>label</title>') };
      },
    },
  },
  'time-of-riyadh': {
    does: '`createParcelPreset` says when in Riyadh’s time, with its offset, in place of UTC.',
    answer: inAnswersOf('createParcelPreset', (preset) => ({
      ...preset,
      created_at: new Date(Date.parse(preset.created_at) + 3 * 60 * 60_000)
        .toISOString()
        .replace('Z', '+03:00'),
    })),
  },
} satisfies Faults;
