import { handlers as right } from '../../../features/handlers.ts';
import { bodyFor, type Faults, isFor } from '../fault.ts';

/** What is sent, believed. */
export const inputFaults = {
  'bound-not-enforced': {
    does: '`createQuote` takes any weight, and prices what is too heavy as the heaviest.',
    input(request) {
      const body = bodyFor(request, 'createQuote');
      if (typeof body.weight === 'number') body.weight = Math.min(body.weight, 1_000_000);
    },
  },
  'text-length-not-enforced': {
    does: '`createSavedReceiver` cuts a name that is too long.',
    input(request) {
      const body = bodyFor(request, 'createSavedReceiver');
      if (typeof body.full_name === 'string') body.full_name = body.full_name.slice(0, 120);
    },
  },
  'unknown-field-accepted': {
    does: '`createParcelPreset` drops fields that it does not know in place of refusing them.',
    input(request) {
      const body = bodyFor(request, 'createParcelPreset');
      for (const name of Object.keys(body)) if (!PRESET_FIELDS.has(name)) delete body[name];
    },
  },
  'text-taken-as-number': {
    does: '`createQuote` takes `"3000"` for the number 3000.',
    input(request) {
      const body = bodyFor(request, 'createQuote');
      if (typeof body.weight === 'string' && body.weight !== '') body.weight = Number(body.weight);
    },
  },
  'required-field-not-required': {
    does: '`createTopUp` takes a top-up without its method for one by card.',
    input(request) {
      if (isFor(request, 'createTopUp')) {
        bodyFor(request, 'createTopUp').payment_method ??= 'credit_card';
      }
    },
  },
  'limit-not-bounded': {
    does: '`listShipments` takes any `limit`, and gives 100 where more is asked for.',
    input(request) {
      const query = request.query as { limit?: string };
      if (isFor(request, 'listShipments') && Number(query.limit) > 100) query.limit = '100';
    },
  },
  'crash-on-odd-text': {
    does: '`listShipments` fails with 500 where a search holds `%`, `_`, a quote or a backslash.',
    handlers: {
      async listShipments(request, context) {
        if (/[%_'\\]/.test(request.query.q ?? '')) throw new Error('syntax error in a pattern');
        return right.listShipments(request, context);
      },
    },
  },
} satisfies Faults;

const PRESET_FIELDS = new Set([
  ...['name', 'weight', 'weight_unit', 'length', 'width', 'height', 'dimension_unit'],
  ...['shipment_type', 'packaging_type'],
]);
