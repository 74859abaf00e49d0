import { fieldErrorsOf } from '../../../api/errors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Days } from '../address/days.ts';
import { filterNames, type FilterName } from '../address/filters.ts';
import { useDaysText } from './use-days-text.ts';

/** Why there is no report: its days, or a filter that it or the account does not have. */
type Reason = 'reversed' | 'tooLong' | FilterName;

/** What the server refuses about a report; undefined if it is something else. */
export function refusalOf(error: unknown): Reason | undefined {
  const names = fieldErrorsOf(error)?.map(({ pointer }) => pointer.replace(/^\/query\//, '')) ?? [];
  if (names.some((name) => name === 'from' || name === 'to')) return 'reversed';
  return filterNames.find((name) => names.includes(name));
}

interface RefusalProps {
  reason: Reason;
  days: Days;
  onReset: () => void;
}

/** Says why there is no report, and leads back to one. */
export function Refusal({ reason, days: { from, last }, onReset }: RefusalProps) {
  const text = useText();
  const daysText = useDaysText();
  const day = (each: string) => daysText({ from: each, last: each });
  return (
    <Panel>
      <EmptyState
        art="tilted"
        assertive
        title={text(`reports.refused.${reason}`)}
        description={
          reason === 'reversed'
            ? text('reports.refused.days', { from: day(from), last: day(last) })
            : undefined
        }
        action={
          <Button variant="outline" onClick={onReset}>
            {text('reports.reset')}
          </Button>
        }
      />
    </Panel>
  );
}
