import styled from '@emotion/styled';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { useId } from 'react';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { LimitReached } from '../../../../shared/plan-limits/limit-reached.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { UnreadableText } from './unreadable-text.tsx';
import { UploadArea } from './upload-area.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Progress = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxInlineSize: 560,
});

/** A file that is being read, or why it cannot be, with the way to another one. */
export function FileStep({ batch: { unreadable } }: { batch: ImportBatch }) {
  const text = useText();
  const titleId = useId();
  if (!unreadable) {
    return (
      <Panel>
        <Progress>
          <p id={titleId} role="status">
            {text('shipments.import.reading')}
          </p>
          <ProgressBar aria-labelledby={titleId} />
          <p>{text('shipments.import.goesOn')}</p>
        </Progress>
      </Panel>
    );
  }
  const limit = unreadable.plan_limit;
  return (
    <Panel>
      <Stack>
        <Notice tone={limit ? 'warning' : 'danger'} assertive>
          {limit ? <LimitReached reached={limit} /> : <UnreadableText unreadable={unreadable} />}
        </Notice>
        <UploadArea size="large" />
      </Stack>
    </Panel>
  );
}
