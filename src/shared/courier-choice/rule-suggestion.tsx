import { lazy, Suspense } from 'react';
import { useGetCourierRules } from '../../api/generated/courier-rules/courier-rules.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import type { RuleSuggestionProps } from './rule-suggestion-view.tsx';

const View = lazy(async () => {
  const { RuleSuggestionView } = await withTexts(
    'profile/rules',
    import('./rule-suggestion-view.tsx'),
  );
  return { default: RuleSuggestionView };
});

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
