import { amountFor } from '../../../../common/exchange.ts';
import type { Currency } from '../../../../common/money.ts';
import { returnParameter, safeReturnPath } from '../../../../common/return-path.ts';
import type { TopUpCurrency } from '../../../api/generated/model/top-up-currency.ts';
import type { TopUpMethod } from '../../../api/generated/model/top-up-method.ts';
import type { TopUpOption } from '../../../api/generated/model/top-up-option.ts';
import { amountParameter } from '../paths.ts';

/** Values of the form; `amount.amount` is in minor units. */
export interface TopUpValues {
  amount: { amount: number | null; currency: Currency };
  payment_method: TopUpMethod;
  description: string;
  save_payment_method: boolean;
}

/** The address's request: an amount in riyals, and where to continue afterwards. */
export function readTopUpAddress(search: URLSearchParams) {
  const asked = search.get(amountParameter) ?? '';
  return {
    halalas: /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) * 100 : null,
    returnTo: safeReturnPath(search.get(returnParameter)),
  };
}

/** The first payment method, with the requested amount or its minimum, whichever is more. */
export function initialValues(option: TopUpOption, halalas: number | null): TopUpValues {
  const usual = currencyOf(option, undefined);
  return {
    amount: {
      amount:
        halalas === null
          ? null
          : Math.max(amountFor(halalas, usual.micro_sar), usual.minimum.amount),
      currency: usual.currency,
    },
    payment_method: option.payment_method,
    description: '',
    save_payment_method: false,
  };
}

/** A method's terms for a currency, or for its default currency if it does not accept that one. */
export function currencyOf(option: TopUpOption, currency: Currency | undefined): TopUpCurrency {
  const found =
    option.currencies.find((each) => each.currency === currency) ?? option.currencies[0];
  if (!found) throw new Error(`${option.payment_method} has no currency`);
  return found;
}
