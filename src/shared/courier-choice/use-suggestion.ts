import { useQuery } from '@tanstack/react-query';
import type { Money } from '../../../common/money.ts';
import { chooseCourier } from '../../api/generated/courier-rules/courier-rules.ts';
import type { ChosenCourier } from '../../api/generated/model/chosen-courier.ts';
import { useSettled } from '../../ui/use-settled.ts';

/** Long enough to finish typing an amount. */
const settleMilliseconds = 500;

/** What the rules choose for a quote; the earlier answer while the next one loads. */
export function useSuggestion(
  quoteId: string,
  goodsValue: Money | null,
  skus: readonly string[],
): ChosenCourier | undefined {
  const typed = JSON.stringify([goodsValue, skus]);
  const isSettled = useSettled(typed, settleMilliseconds) === typed;
  const { data } = useQuery({
    queryKey: ['chooseCourier', quoteId, typed],
    queryFn: () =>
      chooseCourier({
        quote_id: quoteId,
        ...(goodsValue && { goods_value: goodsValue }),
        skus: [...skus],
      }),
    enabled: isSettled,
    staleTime: Infinity,
    retry: false,
    placeholderData: (previous) => previous,
  });
  return data;
}
