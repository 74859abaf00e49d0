import { useEffect, useState } from 'react';
import {
  createFormControl,
  get,
  useForm,
  type FieldPathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { keepDraft } from '../../../ui/forms/form-draft.ts';
import { resolverOnDemand } from '../../../ui/forms/resolver-on-demand.ts';
import { toAddress } from './booking-address.ts';
import { bookingTab } from './booking-tab.ts';
import type { BookingValues } from './booking-values.ts';
import { useShipmentDraft } from './draft/use-shipment-draft.ts';
import { fillIn, filledIn } from './fill-in.ts';
import { useBookingPrice } from './price/use-booking-price.ts';
import type { BookingStart } from './use-booking-start.ts';

export type BookingForm = UseFormReturn<BookingValues, unknown, ShipmentCreate>;

// The numbering plans load with the rules, after the form is shown.
const loadRules = () => import('./to-shipment-create.ts');

/**
 * The form is the only store of a booking. What is typed into it is written to three places: this
 * tab, the draft on the server and the page's address.
 *
 * @param onOpen opens the draft as it is now, after another device has changed it.
 */
export function useBookingForm(
  profile: Profile,
  start: BookingStart,
  onOpen: (draftId: string) => void,
) {
  const [tab] = useState(() => bookingTab(profile));
  const [{ formControl }] = useState(() =>
    createFormControl<BookingValues, unknown, ShipmentCreate>({ defaultValues: start.values }),
  );
  const { places } = usePlaceOptions();
  const pricing = useBookingPrice(formControl.control, start.choice);
  const draft = useShipmentDraft(tab, start, onOpen);
  const { saver, state } = draft;
  const { quoteId = '', price = null } = pricing.chosen ?? {};
  const form: BookingForm = useForm({
    formControl,
    mode: 'onTouched',
    resolver: resolverOnDemand(async () =>
      (await loadRules()).bookingResolver({ quoteId, price, places }),
    ),
  });

  useEffect(() => {
    // Later its address does not say where it came from.
    if (!start.isFromTab) {
      keepDraft(tab.name, start.values);
      tab.base.keep(start.base);
    }
    const { getValues, setValue } = formControl;
    let before = start.values;
    let isFillingIn = false;
    return formControl.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isFillingIn) return;
        void loadRules();
        isFillingIn = true;
        const next = fillIn(values, before);
        for (const field of filledIn) {
          const value: FieldPathValue<BookingValues, typeof field> = get(next, field);
          if (value === get(values, field)) continue;
          setValue(field, value, { shouldValidate: !field.startsWith('sender') });
        }
        isFillingIn = false;
        before = structuredClone(getValues());
        keepDraft(tab.name, before);
        // Values that the form fills in by itself are not saved before the person has typed
        // anything.
        if (isDirty) saver.change(before);
      },
    });
  }, [formControl, saver, start, tab]);

  useAddress(toAddress(pricing.parcel, state.base.id, pricing.choice).toString());

  return { form, tab, draft, pricing };
}

/** Keeps the page at an address, without interrupting a navigation to another page. */
function useAddress(address: string): void {
  const [, setParams] = useSearchParams();
  const here = useLocation().pathname;
  const isLeaving = (useNavigation().location?.pathname ?? here) !== here;
  useEffect(() => {
    if (isLeaving) return;
    setParams(new URLSearchParams(address), { replace: true, preventScrollReset: true });
  }, [setParams, isLeaving, address]);
}
