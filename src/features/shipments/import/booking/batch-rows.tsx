import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportRowState } from '../../../../api/generated/model/import-row-state.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Segment, Segments } from '../../../../ui/controls/segments.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { RowsTable } from './rows-table.tsx';

const Label = styled('span')({ marginInlineEnd: 6 });
const Scroll = styled('div')({ maxInlineSize: '100%', overflowX: 'auto' });

interface BatchRowsProps {
  batch: ImportBatch;
  /** In the order in which they are offered. Those without rows are not. */
  states: readonly ImportRowState[];
}

/** The rows of a batch in one of the given states at a time. */
export function BatchRows({ batch, states }: BatchRowsProps) {
  const text = useText();
  const intl = useIntl();
  const [picked, pick] = useState<ImportRowState>();
  const present = states.filter((state) => batch.counts[state] > 0);
  const shown = present.find((state) => state === picked) ?? present[0];
  if (shown === undefined) return null;
  const title = text('shipments.booking.rows');
  return (
    <Panel
      flush
      title={title}
      actions={
        present.length > 1 && (
          <Scroll>
            <Segments role="group" aria-label={title}>
              {present.map((state) => (
                <Segment
                  key={state}
                  type="button"
                  aria-pressed={state === shown}
                  onClick={() => {
                    pick(state);
                  }}
                >
                  <Label>{text(`shipments.import.state.${state}`)}</Label>
                  <Ltr>{intl.formatNumber(batch.counts[state])}</Ltr>
                </Segment>
              ))}
            </Segments>
          </Scroll>
        )
      }
    >
      <RowsTable key={shown} batch={batch} filter={{ state: shown }} label={title} />
    </Panel>
  );
}
