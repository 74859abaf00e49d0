import { useCallback, useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  NavigationType,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { readParcel, readParcelParts, withParcel } from '../../shared/pricing/parcel-address.ts';
import type { ParcelValues } from '../../shared/pricing/parcel.ts';
import { checkParcel } from '../../shared/pricing/quote-request.ts';
import { useOwnOrigin } from '../../shared/pricing/use-own-origin.ts';
import { checkResolver } from '../../ui/forms/check-resolver.ts';
import { pricingPath } from './paths.ts';

/** Long enough to finish typing a number. */
const settleMilliseconds = 600;

const resolver = checkResolver(checkParcel);

/**
 * The form of a parcel. What is typed is written into the page's address; opening an address, by a
 * link or the back button, fills in its parcel, and says what is wrong with it.
 */
export function useParcelForm() {
  const [params, setParams] = useSearchParams();
  const isTyped = useNavigationType() === NavigationType.Replace;
  const form = useForm<ParcelValues, unknown, QuoteCreate>({
    defaultValues: readParcel(params),
    resolver,
    mode: 'onTouched',
  });

  const fillOrigin = useOwnOrigin(form);
  const open = useEffectEvent(() => {
    form.reset(readParcel(params));
    fillOrigin();
    void form.trigger(Object.keys(readParcelParts(params)) as (keyof ParcelValues)[]);
  });
  useEffect(() => {
    if (!isTyped) open();
  }, [isTyped, params]);

  /** Writes what is typed into the address at once. */
  const settle = useCallback(() => {
    setParams((current) => withParcel(current, form.getValues()), { replace: true });
  }, [form, setParams]);

  const isLeaving = (useNavigation().location?.pathname ?? pricingPath) !== pricingPath;
  const settleUnlessLeaving = useEffectEvent(() => {
    // It would take the place of the page that is on its way.
    if (!isLeaving) settle();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          settleUnlessLeaving();
        }, settleMilliseconds);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);

  return { form, params, setParams, settle };
}
