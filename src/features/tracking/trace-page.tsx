import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { RecentNumbers } from './recent-numbers.tsx';
import { TraceForm } from './trace-form.tsx';

const Column = styled('div')({ display: 'grid', gap: 20, maxInlineSize: 760 });

/** `/trace`: asks which shipment to follow. */
export function TracePage() {
  const text = useText();
  return (
    <>
      <PageHeader title={text('tracking.title')} description={text('tracking.lead')} />
      <Column>
        <Panel>
          <TraceForm />
        </Panel>
        <RecentNumbers />
      </Column>
    </>
  );
}
