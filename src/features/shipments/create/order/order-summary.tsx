import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import type { BookingValues } from '../booking-values.ts';

/** The products of the order on one line. */
export function OrderSummary() {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const [name, quantity, price, further, reference] = useWatch({
    control,
    name: ['product_name', 'quantity', 'price', 'further_products', 'reference_id'],
  });
  const { amount, currency } = price;
  return (
    <>
      <bdi>{name}</bdi>
      <Separator />
      {text('shipments.create.order.quantity', { quantity: String(quantity ?? '') })}
      {typeof amount === 'number' && (
        <>
          <Separator />
          <MoneyText value={{ amount, currency }} />
        </>
      )}
      {further.length > 0 && (
        <>
          <Separator />
          {text('shipments.create.order.further', { count: further.length })}
        </>
      )}
      {reference !== '' && (
        <>
          <Separator />
          <Ltr>{reference}</Ltr>
        </>
      )}
    </>
  );
}
