import type { Money } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { topUpCurrencies } from '../../domain/top-up-options.ts';
import { type FieldError, invalidFields } from '../../http/problem.ts';

type Update = components['schemas']['AutoTopUpUpdate'];

/** Settings to fill a balance with; money in halalas. */
export interface FillSettings {
  threshold: number;
  amount: number;
  daily_cap: number;
  payment_method_id: string;
}

/**
 * Checks settings to turn it on with.
 *
 * @throws ProblemError 422 with every field that is missing or wrong.
 */
export function checkSettings({
  threshold,
  amount,
  daily_cap,
  payment_method_id,
}: Update): FillSettings {
  const wrong: FieldError[] = [];
  const moneys = { threshold, amount, daily_cap };
  for (const [field, money] of Object.entries(moneys)) {
    if (money === undefined) wrong.push({ pointer: `/${field}`, code: 'required' });
    else if (money.currency !== 'SAR') {
      wrong.push({ pointer: `/${field}/currency`, code: 'not_allowed' });
    }
  }
  if (payment_method_id === undefined) {
    wrong.push({ pointer: '/payment_method_id', code: 'required' });
  }
  if (!threshold || !amount || !daily_cap || payment_method_id === undefined || wrong.length > 0) {
    throw invalidFields(wrong);
  }
  wrong.push(...boundsOf(threshold, amount, daily_cap));
  if (wrong.length > 0) throw invalidFields(wrong);
  return {
    threshold: threshold.amount,
    amount: amount.amount,
    daily_cap: daily_cap.amount,
    payment_method_id,
  };
}

function boundsOf(threshold: Money, amount: Money, dailyCap: Money): FieldError[] {
  const [riyals] = topUpCurrencies('credit_card', new Map());
  if (riyals?.currency !== 'SAR') throw new Error('cards are not taken in riyals');
  const minimum = Math.max(riyals.least, threshold.amount + 1);
  const wrong: FieldError[] = [];
  if (amount.amount < minimum) {
    wrong.push({ pointer: '/amount/amount', code: 'min', params: { minimum } });
  } else if (amount.amount > riyals.most) {
    wrong.push({ pointer: '/amount/amount', code: 'max', params: { maximum: riyals.most } });
  }
  if (dailyCap.amount < amount.amount) {
    const params = { minimum: amount.amount };
    wrong.push({ pointer: '/daily_cap/amount', code: 'min', params });
  }
  return wrong;
}
