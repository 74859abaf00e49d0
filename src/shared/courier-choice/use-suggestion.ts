import { useQuery } from '@tanstack/react-query';
import { chooseCourier } from '../../api/generated/courier-rules/courier-rules.ts';
import type { ChosenCourier } from '../../api/generated/model/chosen-courier.ts';
import type { CourierChoiceCreate } from '../../api/generated/model/courier-choice-create.ts';
import { useSettled } from '../../ui/use-settled.ts';

/** Long enough to finish typing an amount. */
const settleMilliseconds = 500;

/** What the rules choose for a quote; the earlier answer while the next one loads. */
export function useSuggestion(parcel: CourierChoiceCreate): ChosenCourier | undefined {
  const { quote_id: quoteId, ...rest } = parcel;
  const typed = JSON.stringify(rest);
  const isSettled = useSettled(typed, settleMilliseconds) === typed;
  const { data } = useQuery({
    queryKey: ['chooseCourier', quoteId, typed],
    queryFn: () => chooseCourier(parcel),
    enabled: isSettled,
    staleTime: Infinity,
    retry: false,
    placeholderData: (previous) => previous,
  });
  return data;
}
