import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/with-texts.ts';
import type { ChoiceReasonProps } from './choice-reason-view.tsx';

const View = lazy(async () => {
  const { ChoiceReasonView } = await withTexts('profile/rules', import('./choice-reason-view.tsx'));
  return { default: ChoiceReasonView };
});

/** Why a courier was chosen; it loads with its texts when it is first shown. */
export function ChoiceReason(props: ChoiceReasonProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
