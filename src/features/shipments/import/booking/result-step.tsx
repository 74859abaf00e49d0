import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { typeScale } from '../../../../ui/theme/tokens.ts';
import { shipmentPaths } from '../../paths.ts';
import { BatchRows } from './batch-rows.tsx';
import { ResultFiles } from './result-files.tsx';
import { Stack } from './stack.ts';
import { stepPath } from './step-path.ts';
import { unbookedRows } from './unbooked-rows.ts';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Figures = styled('div')({ '& dd': { ...typeScale.title, fontWeight: 600 } });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** What was booked and what it cost, its labels and files, and what was not booked. */
export function ResultStep({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const intl = useIntl();
  const { id, counts, charged, balance } = batch;
  const left = unbookedRows(counts);
  const figure = (value: number) => <Ltr>{intl.formatNumber(value)}</Ltr>;
  return (
    <Stack>
      <Panel title={text('shipments.booking.result', { count: counts.booked })}>
        <Root>
          <Figures>
            <Facts
              facts={[
                { label: text('shipments.booking.booked'), value: figure(counts.booked) },
                {
                  label: text('shipments.booking.unbooked'),
                  value: left > 0 && figure(left),
                },
                { label: text('shipments.booking.cost'), value: <MoneyText value={charged} /> },
                { label: text('shipments.booking.balance'), value: <MoneyText value={balance} /> },
              ]}
            />
          </Figures>
          {counts.wrong > 0 && (
            <Notice
              tone="warning"
              action={
                <ButtonLink to={stepPath(id, 'check')} variant="outline" size="small">
                  {text('shipments.booking.toRows')}
                </ButtonLink>
              }
            >
              {text('shipments.booking.wrong', { count: counts.wrong })}
            </Notice>
          )}
          <Buttons>
            <ButtonLink to={shipmentPaths.list} variant="outline">
              {text('shipments.booking.toShipments')}
            </ButtonLink>
          </Buttons>
        </Root>
      </Panel>
      <ResultFiles batch={batch} />
      <BatchRows batch={batch} states={['booked', 'refused', 'unpriced', 'repeated', 'left_out']} />
    </Stack>
  );
}
