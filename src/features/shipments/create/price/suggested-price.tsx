import { useFormContext, useWatch } from 'react-hook-form';
import { skusOf } from '../../../../../common/goods.ts';
import type { Money } from '../../../../../common/money.ts';
import type { CourierPrice } from '../../../../api/generated/model/courier-price.ts';
import { RuleSuggestion } from '../../../../shared/courier-choice/rule-suggestion.tsx';
import type { Figure } from '../../../../shared/pricing/parcel.ts';
import type { BookingValues } from '../booking-values.ts';
import type { BookingPrice } from './use-booking-price.ts';

/** What the account's rules would choose, beside the prices of the form as typed. */
export function SuggestedPrice({ pricing }: { pricing: BookingPrice }) {
  const { control, setValue, clearErrors } = useFormContext<BookingValues>();
  const [sku, price, further, orderId] = useWatch({
    control,
    name: ['sku', 'price', 'further_products', 'store_order_id'],
  });
  const { quote, chosen } = pricing;
  if (!quote || pricing.request === null || pricing.pending) return null;
  const take = ({ courier, service_type }: CourierPrice) => {
    setValue('courier_id', courier.id, { shouldDirty: true });
    setValue('service_type', service_type, { shouldDirty: true });
    clearErrors('courier_id');
  };
  const value = valueOf([price, ...further.map((product) => product.price)], price.currency);
  return (
    <RuleSuggestion
      quote={quote}
      parcel={{
        ...(value && { goods_value: value }),
        skus: [...skusOf({ sku, further_products: further })],
        ...(orderId && { store_order_id: orderId }),
      }}
      chosen={chosen?.price}
      onTake={take}
    />
  );
}

/** The value of all products; null while one of them has no price. */
function valueOf(prices: readonly { amount: Figure }[], currency: Money['currency']): Money | null {
  const amounts = prices.map(({ amount }) => (typeof amount === 'number' ? amount : 0));
  if (amounts.some((amount) => amount <= 0)) return null;
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency };
}
