import type { AutoTopUpUpdate } from '../../../api/generated/model/auto-top-up-update.ts';
import { AutoTopUpUpdate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { AutoTopUpValues } from './auto-top-up-values.ts';

/**
 * Validates the settings against the contract, and against each other: the amount is above the
 * threshold, the cap is at least the amount. The bounds of a top-up are the server's to know.
 */
export const autoTopUpResolver = ruledResolver<AutoTopUpValues, AutoTopUpUpdate>(
  schema,
  ({ payment_method_id, ...moneys }) => {
    const { threshold, amount, daily_cap } = moneys;
    const written = Object.entries(moneys).map(([field, money]) => [
      field,
      { currency: money.currency, ...(money.amount !== null && { amount: money.amount }) },
    ]);
    return {
      wire: {
        enabled: true,
        ...Object.fromEntries(written),
        ...(payment_method_id !== '' && { payment_method_id }),
      },
      violations: [
        ...least('/amount/amount', amount.amount, threshold.amount, 1),
        ...least('/daily_cap/amount', daily_cap.amount, amount.amount, 0),
        ...(payment_method_id === '' ? [{ pointer: '/payment_method_id', code: 'required' }] : []),
      ],
    };
  },
);

/** One amount must exceed another by so much, once both are typed. */
function least(pointer: string, value: number | null, other: number | null, by: number) {
  if (value === null || other === null || value >= other + by) return [];
  return [{ pointer, code: 'min', params: { minimum: other + by } }];
}
