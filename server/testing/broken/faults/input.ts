import { handlers as right } from '../../../features/handlers.ts';
import { type Faults, inBodiesOf, isFor } from '../fault.ts';

const PRESET_FIELDS: ReadonlySet<string> = new Set([
  ...['name', 'weight', 'weight_unit', 'shipment_type', 'packaging_type'],
  ...['length', 'width', 'height', 'dimension_unit'],
]);

/** Input accepted without validation. */
export const inputFaults = {
  'bound-not-enforced': {
    does: '`createQuote` accepts any weight, and prices excess weight at the maximum.',
    input: inBodiesOf('createQuote', (body) => {
      if (typeof body.weight === 'number') body.weight = Math.min(body.weight, 1_000_000);
    }),
  },
  'text-length-not-enforced': {
    does: '`createSavedReceiver` truncates a name that is too long.',
    input: inBodiesOf('createSavedReceiver', (body) => {
      if (typeof body.full_name === 'string') body.full_name = body.full_name.slice(0, 120);
    }),
  },
  'unknown-field-accepted': {
    does: '`createParcelPreset` drops unknown fields instead of refusing them.',
    input: inBodiesOf('createParcelPreset', (body) => {
      for (const name of Object.keys(body)) if (!PRESET_FIELDS.has(name)) delete body[name];
    }),
  },
  'text-taken-as-number': {
    does: '`createQuote` accepts `"3000"` as the number 3000.',
    input: inBodiesOf('createQuote', (body) => {
      if (typeof body.weight === 'string' && body.weight !== '') body.weight = Number(body.weight);
    }),
  },
  'required-field-not-required': {
    does: '`createTopUp` treats a top-up without a method as one by card.',
    input: inBodiesOf('createTopUp', (body) => (body.payment_method ??= 'credit_card')),
  },
  'limit-not-bounded': {
    does: '`listShipments` accepts any `limit` and returns at most 100 rows.',
    input(request) {
      const query = request.query as { limit?: string };
      if (isFor(request, 'listShipments') && Number(query.limit) > 100) query.limit = '100';
    },
  },
  'crash-on-odd-text': {
    does: '`listShipments` fails with 500 when a search contains `%`, `_`, a quote or a backslash.',
    handlers: {
      async listShipments(request, context) {
        if (/[%_'\\]/.test(request.query.q ?? '')) throw new Error('syntax error in a pattern');
        return right.listShipments(request, context);
      },
    },
  },
  'value-forgotten': {
    does: '`listImportRows` fails with 500 when rows in the state `left_out` are asked for.',
    handlers: {
      listImportRows(request, context) {
        if (request.query.state === 'left_out') throw new Error('a state that nobody tried');
        return right.listImportRows(request, context);
      },
    },
  },
  'tube-booked-as-box': {
    does: '`createShipment` books a parcel in a tube as one in a box.',
    input: inBodiesOf('createShipment', (body) => {
      if (body.packaging_type === 'tube') body.packaging_type = 'box';
    }),
  },
  'length-for-width': {
    does: '`updateImportColumns` takes the column of the length for that of the width, and the other way round.',
    input: inBodiesOf('updateImportColumns', (body) => {
      const other: Record<string, string> = { length: 'width', width: 'length' };
      for (const column of body.columns as { field: string }[]) {
        column.field = other[column.field] ?? column.field;
      }
    }),
  },
  'short-phone-filled-up': {
    does: '`createSavedReceiver` adds zeros to a Saudi mobile number that is too short.',
    input: inBodiesOf('createSavedReceiver', (body) => {
      const { phone } = body;
      const isShort = typeof phone === 'string' && /^\+9665\d{1,7}$/.test(phone);
      if (isShort) body.phone = phone.padEnd(13, '0');
    }),
  },
  'month-first': {
    does: '`updateImportColumns` takes dates that can be read in two ways for American ones.',
    input: inBodiesOf('updateImportColumns', (body) => {
      if (body['date_order'] !== undefined) body['date_order'] = 'month_first';
    }),
  },
} satisfies Faults;
