import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { StepFoot } from '../step-foot.tsx';
import { ColumnList } from './column-list.tsx';
import { DateOrder } from './date-order.tsx';
import { DefaultsPanel } from './defaults-panel.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { ownInEachRow } from './own-in-each-row.ts';
import { useMatching } from './use-matching.ts';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 20 });

/** What the columns of the file mean, what fills the gaps, and the order of dates. */
export function MatchStep({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const matching = useMatching(batch);
  const { fields, used, missing, asksOrder, isPending, isLacking, refusal, confirm } = matching;
  // What was missing once stays in its place while it is typed.
  const [lacked, setLacked] = useState<readonly ImportField[]>([]);
  const lacks = missing.filter((field) => !ownInEachRow.includes(field) && !lacked.includes(field));
  if (lacks.length > 0) setLacked([...lacked, ...lacks]);
  const asked = lacked.filter((field) => !used.includes(field));
  const isChecked = batch.status !== 'matching';
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <MissingPanel matching={matching} shown={asked} />
      {asksOrder && <DateOrder matching={matching} />}
      <Panel
        flush
        title={text('shipments.import.match')}
        description={text('shipments.import.match.lead')}
      >
        <ColumnList columns={batch.columns} matching={matching} />
      </Panel>
      <DefaultsPanel matching={matching} asked={asked} />
      {refusal !== null && (
        <Notice tone="danger" assertive>
          {refusal}
        </Notice>
      )}
      {isChecked && <Notice tone="warning">{text('shipments.import.match.again')}</Notice>}
      <StepFoot
        label={text('shipments.import.match.foot')}
        words={
          isLacking
            ? text('shipments.import.match.lacking')
            : text('shipments.import.match.used', {
                count: fields.filter((field) => field !== undefined).length,
                all: fields.length,
              })
        }
      >
        <Button type="submit" loading={isPending}>
          {text('shipments.import.match.confirm', { count: batch.counts.rows })}
        </Button>
      </StepFoot>
    </Form>
  );
}
