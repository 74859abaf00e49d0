import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { readParcel, withParcel } from '../../shared/pricing/parcel-address.ts';
import type { ParcelValues } from '../../shared/pricing/parcel.ts';
import { checkParcel } from '../../shared/pricing/quote-request.ts';
import { checkResolver } from '../../ui/forms/check-resolver.ts';

/** Long enough to finish typing a number. */
const settleMilliseconds = 600;

const resolver = checkResolver(checkParcel);

/** The form of a parcel stored in the page's address. What is typed is written there. */
export function useParcelForm() {
  const [params, setParams] = useSearchParams();
  const form = useForm<ParcelValues, unknown, QuoteCreate>({
    defaultValues: readParcel(params),
    resolver,
    mode: 'onTouched',
  });
  const address = parcelAddress(params);
  const known = useRef(address);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          setParams(
            (current) => {
              const next = withParcel(current, values);
              known.current = parcelAddress(next);
              return next;
            },
            { replace: true },
          );
        }, settleMilliseconds);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, setParams]);

  // The address changed without typing: a link, or the back button.
  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    form.reset(readParcel(new URLSearchParams(address)));
  }, [address, form]);

  /** Writes what is typed into the address at once. */
  const settle = () => {
    setParams((current) => withParcel(current, form.getValues()), { replace: true });
  };

  return { form, params, setParams, settle };
}

function parcelAddress(params: URLSearchParams): string {
  return withParcel(new URLSearchParams(), readParcel(params)).toString();
}
