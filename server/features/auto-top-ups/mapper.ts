import type { components } from '../../../openapi/generated/types.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import type { AutoTopUp } from './store.ts';

/** @param today halalas that count towards today's cap. */
export function toAutoTopUp(
  row: AutoTopUp | undefined,
  today: number,
): components['schemas']['AutoTopUp'] {
  if (!row) return { enabled: false, today: sar(today) };
  const { enabled, payment_method_id, stopped_at: at, stopped_reason: reason } = row;
  return {
    enabled,
    threshold: sar(row.threshold),
    amount: sar(row.amount),
    daily_cap: sar(row.daily_cap),
    today: sar(today),
    ...withoutNulls({
      payment_method_id,
      stopped: at && reason ? { reason, at: at.toISOString() } : null,
    }),
  };
}
