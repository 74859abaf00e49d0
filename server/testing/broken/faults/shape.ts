import { newId } from '../../../db/ids.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { HEADING_NAMES } from '../../../features/import-batches/reading/heading-names.ts';
import { TableFile } from '../../../http/streamed-body.ts';
import { type Faults, inAnswersOf } from '../fault.ts';

const HOURS = 3_600_000;

/** Answers whose shape differs from the contract. */
export const shapeFaults = {
  'field-renamed': {
    does: '`getShipment` names the tracking number `trackingNumber`.',
    answer: inAnswersOf('getShipment', (shipment) => {
      const { tracking_number: trackingNumber } = shipment;
      Object.assign(shipment, { trackingNumber, tracking_number: undefined });
    }),
  },
  'field-missing': {
    does: '`listShipments` omits the payment status.',
    answer: inAnswersOf('listShipments', ({ data }) => {
      for (const shipment of data) Object.assign(shipment, { payment_status: undefined });
    }),
  },
  'field-too-many': {
    does: '`getProfile` includes the password hash.',
    answer: inAnswersOf('getProfile', (profile) =>
      Object.assign(profile, { password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA' }),
    ),
  },
  'enum-outside': {
    does: '`listTransactions` returns kinds of movement that the contract does not have, such as `charge`.',
    answer: inAnswersOf('listTransactions', ({ data }) => {
      for (const row of data) Object.assign(row, { kind: row.kind.replace('shipment_', '') });
    }),
  },
  'money-in-riyals': {
    does: '`getBalance` returns amounts in riyals with decimals instead of halalas.',
    answer: inAnswersOf('getBalance', ({ current_balance }) => (current_balance.amount /= 100)),
  },
  'money-as-text': {
    does: '`createQuote` returns amounts as strings: `"2875"`.',
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const { vat } of prices) Object.assign(vat, { amount: String(vat.amount) });
    }),
  },
  'null-for-absent': {
    does: '`createShipment` returns null for fields that were not sent.',
    answer: inAnswersOf('createShipment', (shipment) =>
      Object.assign(shipment, { reference_id: null, note: null, ...shipment }),
    ),
  },
  'time-without-zone': {
    does: '`createSavedReceiver` returns times without a time zone.',
    answer: inAnswersOf('createSavedReceiver', (receiver) => {
      receiver.created_at = receiver.created_at.replace(/\.\d+Z$/, '');
    }),
  },
  'wrong-content-type': {
    does: '`getCourier` returns JSON as `text/html`.',
    answer: inAnswersOf('getCourier', (_, reply) => reply.type('text/html; charset=utf-8')),
  },
  'status-200-for-201': {
    does: '`createParcelPreset` answers 200 where the contract says 201.',
    answer: inAnswersOf('createParcelPreset', (_, reply) => reply.code(200)),
  },
  'made-elsewhere': {
    does: '`createImportBatchFromShipments` answers with an id that no batch has.',
    answer: inAnswersOf('createImportBatchFromShipments', (batch) => {
      batch.id = newId('imp', new Date());
    }),
  },
  'undocumented-status': {
    does: '`deleteParcelPreset` answers 202, which the contract does not document.',
    answer: inAnswersOf('deleteParcelPreset', (_, reply) => reply.code(202)),
  },
  'no-rate-limit-headers': {
    does: '`listCouriers` omits the documented `RateLimit-…` headers.',
    answer: inAnswersOf('listCouriers', (_, reply) => {
      for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`ratelimit-${name}`);
    }),
  },
  'no-content-disposition': {
    does: '`downloadTransactions` omits the documented file name.',
    answer: inAnswersOf('downloadTransactions', (_, reply) =>
      reply.removeHeader('content-disposition'),
    ),
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
    answer: inAnswersOf('createParcelPreset', (preset) => {
      const inRiyadh = new Date(Date.parse(preset.created_at) + 3 * HOURS).toISOString();
      preset.created_at = inRiyadh.replace('Z', '+03:00');
    }),
  },
  'values-without-a-new-one': {
    does: '`listEnums` lacks the last value of the set of tracking statuses.',
    answer: inAnswersOf('listEnums', ({ data }) => {
      data.find(({ name }) => name === 'tracking_status')?.values.pop();
    }),
  },
  'template-with-an-odd-heading': {
    does: '`downloadImportTemplate` has a heading for the city that no import understands.',
    handlers: {
      async downloadImportTemplate(request, context) {
        const answer = await right.downloadImportTemplate(request, context);
        const { format, language } = request.body;
        if (format !== 'csv' || !(answer.body instanceof TableFile)) return answer;
        const heading = HEADING_NAMES['receiver.city'][language];
        const text = Buffer.from(answer.body.content).toString().replace(heading, 'Column 6');
        return { ...answer, body: new TableFile('csv', Buffer.from(text)) };
      },
    },
  },
} satisfies Faults;
