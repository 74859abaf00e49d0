import { lazy, Suspense } from 'react';
import type { Money } from '../../../common/money.ts';
import { useGetCourierRules } from '../../api/generated/courier-rules/courier-rules.ts';
import type { CourierPrice } from '../../api/generated/model/courier-price.ts';
import type { Quote } from '../../api/generated/model/quote.ts';
import { withTexts } from '../../i18n/with-texts.ts';

const View = lazy(async () => {
  const { RuleSuggestionView } = await withTexts(
    'profile/rules',
    import('./rule-suggestion-view.tsx'),
  );
  return { default: RuleSuggestionView };
});

export interface RuleSuggestionProps {
  quote: Quote;
  /** Null while it is not known. */
  goodsValue: Money | null;
  chosen: CourierPrice | undefined;
  onTake: (price: CourierPrice) => void;
}

/** What the account's rules choose for a quote. Nothing is asked or loaded without rules. */
export function RuleSuggestion(props: RuleSuggestionProps) {
  const { data } = useGetCourierRules();
  if (!data?.rules.some(({ enabled }) => enabled)) return null;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
