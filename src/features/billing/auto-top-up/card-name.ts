import { useText } from '../../../i18n/use-text.ts';
import type { SavedPaymentMethod } from '../../../api/generated/model/saved-payment-method.ts';

const BRANDS: Record<SavedPaymentMethod['brand'], string> = {
  mada: 'mada',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  unionpay: 'UnionPay',
};

/** A card as people tell it from others: `mada •••• 0007`, in Arabic `مدى •••• 0007`. */
export function useCardName() {
  const text = useText();
  return ({ brand, last_four: end }: Pick<SavedPaymentMethod, 'brand' | 'last_four'>): string =>
    text('billing.auto.card.name', {
      brand: brand === 'mada' ? text('billing.auto.card.mada') : BRANDS[brand],
      end,
    });
}
