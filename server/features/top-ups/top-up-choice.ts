import type { Currency } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import {
  type RateOfToday,
  type TopUpCurrency,
  topUpCurrencies,
  type TopUpMethod,
} from '../../domain/top-up-options.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { TopUp } from './store.ts';
import { isReturnUrl } from './return-url.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { type FieldError, invalidFields } from '../../http/problem.ts';

type Schemas = components['schemas'];

export function toOption(
  method: TopUpMethod,
  currencies: readonly TopUpCurrency[],
  canBeSaved: boolean,
): Schemas['TopUpOption'] {
  return {
    payment_method: method,
    can_be_saved: canBeSaved,
    currencies: currencies.map(({ currency, least, most, microSar, rate }) => ({
      currency,
      minimum: { amount: least, currency },
      maximum: { amount: most, currency },
      micro_sar: microSar,
      ...withoutNulls({ rate_from: rate?.from ?? null, rate_source: rate?.source ?? null }),
    })),
  };
}

/** Whether the provider keeps what pays for later. */
export function canBeSaved(
  method: TopUpMethod,
  { savesCards }: Pick<PaymentProvider, 'savesCards'>,
) {
  return savesCards && method === 'credit_card';
}

/**
 * Today's rate for a top-up that was begun before.
 *
 * @throws ProblemError 422 if its method no longer takes its currency.
 */
export function rateOfToday(
  { payment_method: method, currency }: TopUp,
  today: { methods: readonly TopUpMethod[]; rates: ReadonlyMap<Currency, RateOfToday> },
): number {
  const offered = today.methods.includes(method) ? topUpCurrencies(method, today.rates) : [];
  const chosen = offered.find((each) => each.currency === currency);
  if (chosen) return chosen.microSar;
  throw invalidFields([{ pointer: '/path/top_up_id', code: 'not_allowed' }]);
}

/**
 * Checks a top-up's method, currency, amount and return address.
 *
 * @returns today's row of the currency.
 * @throws ProblemError 422 with every wrong field.
 */
export function checkTopUp(
  order: Schemas['TopUpCreate'],
  today: {
    methods: readonly TopUpMethod[];
    rates: ReadonlyMap<Currency, RateOfToday>;
    publicUrl: string;
    returnOrigins: readonly string[];
    canSave: boolean;
  },
): TopUpCurrency {
  const { amount, payment_method: method, return_url: returnUrl } = order;
  const isOffered = today.methods.includes(method);
  const chosen = topUpCurrencies(method, today.rates).find(
    ({ currency }) => currency === amount.currency,
  );
  const wrong: FieldError[] = [];
  if (!isOffered) wrong.push({ pointer: '/payment_method', code: 'not_allowed' });
  if (chosen === undefined) wrong.push({ pointer: '/amount/currency', code: 'not_allowed' });
  else if (amount.amount < chosen.least) {
    wrong.push({ pointer: '/amount/amount', code: 'min', params: { minimum: chosen.least } });
  } else if (amount.amount > chosen.most) {
    wrong.push({ pointer: '/amount/amount', code: 'max', params: { maximum: chosen.most } });
  }
  if (order.plan && amount.currency !== 'SAR') {
    wrong.push({ pointer: '/amount/currency', code: 'not_allowed' });
  }
  if (
    returnUrl !== undefined &&
    !isReturnUrl(returnUrl, [today.publicUrl, ...today.returnOrigins])
  ) {
    wrong.push({ pointer: '/return_url', code: 'not_allowed' });
  }
  if (order.save_payment_method === true && !today.canSave) {
    wrong.push({ pointer: '/save_payment_method', code: 'not_allowed' });
  }
  if (wrong.length > 0 || chosen === undefined) throw invalidFields(wrong);
  return chosen;
}
