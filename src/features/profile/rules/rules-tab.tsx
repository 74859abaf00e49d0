import { useGetCourierRules } from '../../../api/generated/courier-rules/courier-rules.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { RulesEditor } from './rules-editor.tsx';

/** The account's rules for choosing a courier. */
export function RulesTab() {
  const text = useText();
  const { data, isError, refetch } = useGetCourierRules();
  if (data) return <RulesEditor saved={data} onReload={() => void refetch()} />;
  return (
    <Panel title={text('profile.rules.title')} description={text('profile.rules.lead')}>
      {isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={4} height={64} />
      )}
    </Panel>
  );
}
