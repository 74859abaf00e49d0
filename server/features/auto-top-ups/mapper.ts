import type { components } from '../../../openapi/generated/types.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import type { AutoTopUp } from './store.ts';

/**
 * @param available whether a card is saved or can be.
 * @param today halalas that count towards today's cap.
 */
export function toAutoTopUp(
  row: AutoTopUp | undefined,
  { available, today: halalas }: { available: boolean; today: number },
): components['schemas']['AutoTopUp'] {
  const today = sar(halalas);
  if (!row) return { available, enabled: false, today };
  const { enabled, payment_method_id, stopped_at: at, stopped_reason: reason } = row;
  return {
    available,
    enabled,
    threshold: sar(row.threshold),
    amount: sar(row.amount),
    daily_cap: sar(row.daily_cap),
    today,
    ...withoutNulls({
      payment_method_id,
      stopped: at && reason ? { reason, at: at.toISOString() } : null,
    }),
  };
}
