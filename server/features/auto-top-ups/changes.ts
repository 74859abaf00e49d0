import { toDecimal } from '../../../common/money.ts';
import type { components } from '../../../openapi/generated/types.ts';
import { sar } from '../../http/wire-money.ts';
import type { AutoTopUp } from './store.ts';

type Change = components['schemas']['ActivityChange'];

const FIELDS = [
  ['auto_top_up', ({ enabled }: AutoTopUp) => (enabled ? 'on' : 'off')],
  ['auto_top_up_threshold', ({ threshold }: AutoTopUp) => toDecimal(sar(threshold))],
  ['auto_top_up_amount', ({ amount }: AutoTopUp) => toDecimal(sar(amount))],
  ['auto_top_up_daily_cap', ({ daily_cap }: AutoTopUp) => toDecimal(sar(daily_cap))],
] as const;

/** The settings that differ, for the activity log; amounts in riyals. */
export function changesOf(before: AutoTopUp | undefined, after: AutoTopUp | undefined): Change[] {
  return FIELDS.flatMap(([field, read]) => {
    const [was, is] = [before && read(before), after && read(after)];
    if (was === is) return [];
    return [
      { field, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) },
    ];
  });
}
