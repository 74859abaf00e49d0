import styled from '@emotion/styled';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors } from '../../../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxInlineSize: 560,
});
const Quiet = styled('p')({ color: colors.inkMuted });

/** The check on its way, with what has come of it so far. */
export function Checking({ batch: { progress, counts } }: { batch: ImportBatch }) {
  const text = useText();
  const intl = useIntl();
  const titleId = useId();
  const { done, total } = progress ?? { done: 0, total: counts.rows };
  return (
    <Panel>
      <Root>
        <p id={titleId} role="status">
          {text('shipments.import.checking', {
            done: intl.formatNumber(done),
            total: intl.formatNumber(total),
          })}
        </p>
        <ProgressBar aria-labelledby={titleId} value={done / Math.max(total, 1)} />
        <Quiet>
          {text('shipments.import.check.standing', { ready: counts.ready, wrong: counts.wrong })}
        </Quiet>
        <Quiet>{text('shipments.import.goesOn')}</Quiet>
      </Root>
    </Panel>
  );
}
