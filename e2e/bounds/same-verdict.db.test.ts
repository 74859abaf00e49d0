import { createFormControl, type FieldValues } from 'react-hook-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import type { components } from '../../openapi/generated/types.ts';
import { KNOWN_PLACES } from '../../server/http/known-places.ts';
import { useTestBackend } from '../../server/testing/for-a-suite.ts';
import { type Customer, TEST_CARD } from '../../server/testing/test-backend.ts';
import {
  checkParcel,
  parcelFieldOf,
  toQuoteRequest,
} from '../../src/shared/pricing/quote-request.ts';
import { filledBooking } from '../../src/features/shipments/create/booking-samples.ts';
import { toParcel } from '../../src/features/shipments/create/booking-values.ts';
import {
  checkBooking,
  toShipmentCreate,
  type BookingContext,
} from '../../src/features/shipments/create/to-shipment-create.ts';
import { fieldOf } from '../../src/features/shipments/create/field-of.ts';
import { decodeFieldMessage } from '../../src/ui/forms/field-message.ts';
import { landFieldErrors } from '../../src/ui/forms/land-field-errors.ts';
import { installZodMessages } from '../../src/ui/forms/zod-messages.ts';
import { refusedBookings, withChanges, wrongBookings, wrongParcels } from './wrong-forms.ts';

type Schemas = components['schemas'];

/**
 * The same invalid form, validated by the app before it is sent and by the backend after: both must
 * report the same error for each field.
 */
const backend = useTestBackend();
let customer: Customer;
beforeAll(async () => {
  installZodMessages();
  customer = await backend.newCustomer(0);
});
afterAll(() => {
  zod.config({ customError: undefined });
});

describe('a booking', () => {
  const phones = { backup_phone: '+966500000002', phone_code: '+966' };
  const sound = withChanges(filledBooking, {
    sender: { ...phones, postal_code: '12345', volume: 1000, gross_weight: 3000 },
  });
  let context: BookingContext;
  beforeAll(async () => {
    await askForEverything();
    const { id: quoteId, prices } = await backend.quote(customer);
    const price = prices.find(({ courier }) => courier.id === TEST_CARD.courierId) ?? null;
    context = { quoteId, price, places: KNOWN_PLACES };
  });

  it('is valid before a change', () => {
    expect(checkBooking(sound, context)).toMatchObject({ ok: true });
  });

  it.each([...wrongBookings, ...refusedBookings])(
    'with $changes is wrong in $fields',
    async ({ changes, fields }) => {
      const values = withChanges(sound, changes);
      const body = toShipmentCreate(values, context) as Schemas['ShipmentCreate'];
      const said = saidByApp(checkBooking(values, context));
      expect(Object.keys(said).sort()).toEqual(fields.toSorted());
      const answer = await backend.create(customer, body);
      const rename = (path: string) => fieldOf(path, values);
      expect(saidByServer(answer.json<Schemas['Problem']>(), values, rename)).toEqual(said);
    },
  );
});

describe('a parcel', () => {
  const sound = toParcel(filledBooking);

  it('is valid before a change', () => {
    expect(checkParcel(sound)).toMatchObject({ ok: true });
  });

  it.each(wrongParcels)('with $changes is wrong in $fields', async ({ changes, fields }) => {
    const values = withChanges(sound, changes);
    const said = saidByApp(checkParcel(values));
    expect(Object.keys(said).sort()).toEqual(fields.toSorted());
    const answer = await backend.post(customer, '/quotes', toQuoteRequest(values));
    expect(saidByServer(answer.json<Schemas['Problem']>(), values, parcelFieldOf)).toEqual(said);
  });
});

/** From now on, the test courier requires every field of the sender. */
async function askForEverything() {
  const requiredSenderFields: Schemas['SenderField'][] = [
    ...(['contact_name', 'contact_number', 'email', 'address', 'city', 'country'] as const),
    ...(['amount_to_collect', 'address_type', 'company', 'backup_phone', 'phone_code'] as const),
    ...(['postal_code', 'volume', 'gross_weight', 'pickup_name', 'return_name'] as const),
    'collecting_money',
  ];
  await backend.database.kysely
    .updateTable('courier_cards')
    .set({ card: JSON.stringify({ ...TEST_CARD, requiredSenderFields }) })
    .where('courier_id', '=', TEST_CARD.courierId)
    .execute();
}

/** The error next to each field after the app's validation. */
function saidByApp(checked: ReturnType<typeof checkBooking | typeof checkParcel>) {
  const faults = checked.ok ? [] : checked.faults;
  // Of several errors of one field, the first is shown.
  return Object.fromEntries(
    faults.toReversed().map(({ path, message }) => [path, decodeFieldMessage(message)]),
  );
}

/** The error next to each field after the backend's answer. */
function saidByServer(
  { code, errors = [] }: Schemas['Problem'],
  values: FieldValues,
  rename: (path: string) => string,
) {
  expect(code).toBe('validation_failed');
  const form = createFormControl({ defaultValues: values });
  expect(landFieldErrors(form, errors, rename)).toEqual([]);
  const paths = errors.map(({ pointer }) => rename(pointer.slice(1).replaceAll('/', '.')));
  return Object.fromEntries(
    paths.map((path) => [path, decodeFieldMessage(form.getFieldState(path).error?.message ?? '')]),
  );
}
