import { useEffect } from 'react';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { BookingForm } from './use-booking-form.ts';

/** Where the prices were asked for without a method, the courier's first one is taken. */
export function useOfferedMethod({ getValues, setValue }: BookingForm, price: CourierPrice | null) {
  const [offered] = price?.shipping_methods ?? [];
  useEffect(() => {
    if (offered && getValues('shipping_method') === '') setValue('shipping_method', offered);
  }, [offered, getValues, setValue]);
}
