import styled from '@emotion/styled';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { numbersParameter } from './paths.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { MOST_NUMBERS, readTrackingNumbers } from './read-tracking-numbers.ts';
import { RecentNumbers } from './recent-numbers.tsx';
import { TraceForm } from './trace-form.tsx';
import { TrackedList } from './tracked-list.tsx';

const Column = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 960 });

/** `/trace`: asks for tracking numbers, and shows the shipments that the address names. */
export function Component() {
  const text = useText();
  const [parameters] = useSearchParams();
  const asked = parameters.get(numbersParameter) ?? '';
  const { numbers, wrong } = readTrackingNumbers(asked);
  return (
    <>
      <PageHeader title={text('tracking.title')} description={text('tracking.lead')} />
      <Column>
        <Panel>
          <TraceForm key={asked} initial={asked.replaceAll(',', '\n')} />
        </Panel>
        {asked === '' ? (
          <RecentNumbers />
        ) : (
          <TrackedList numbers={numbers.slice(0, MOST_NUMBERS)} wrong={wrong} />
        )}
      </Column>
    </>
  );
}
