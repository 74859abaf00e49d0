import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { LabelBatch } from '../../../api/generated/model/label-batch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { isOver } from './use-label-batch.ts';

const Left = styled('ul')({
  maxBlockSize: 200,
  overflowY: 'auto',
  ...typeScale.small,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    paddingBlock: 6,
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& > li > span': { color: colors.inkMuted },
});

interface BatchProgressProps {
  batch: LabelBatch;
  /** Id of the element that names the progress. */
  titleId: string;
}

/** The progress of a file of labels, and the shipments that are not in it. */
export function BatchProgress({ batch, titleId }: BatchProgressProps) {
  const text = useText();
  const intl = useIntl();
  const { status, done, total, left_out } = batch;
  const values = { done: intl.formatNumber(done), total: intl.formatNumber(total) };
  return (
    <>
      {status === 'failed' && (
        <Notice tone="danger" assertive>
          {text('shipments.labels.several.failed')}
        </Notice>
      )}
      {status === 'ready' && (
        <Notice tone="success">
          <p role="status">{text('shipments.labels.several.ready', { count: total })}</p>
        </Notice>
      )}
      {!isOver(batch) && (
        <>
          <ProgressBar aria-labelledby={titleId} value={done / Math.max(total, 1)} />
          <p role="status">{text('shipments.labels.several.progress', values)}</p>
        </>
      )}
      {left_out.length > 0 && (
        <div>
          <p>{text('shipments.labels.several.leftOut', { count: left_out.length })}</p>
          <Left aria-label={text('shipments.labels.several.leftOutList')} tabIndex={0}>
            {left_out.map(({ shipment_id, tracking_number, reason }) => (
              <li key={shipment_id}>
                <Ltr>{tracking_number ?? shipment_id}</Ltr>
                <span>{text(`shipments.labels.reason.${reason}`)}</span>
              </li>
            ))}
          </Left>
        </div>
      )}
    </>
  );
}
