import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { useKindText } from '../check/use-kind-text.ts';
import { RowsTable } from './rows-table.tsx';
import { stepPath } from './step-path.ts';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const Groups = styled('ul')({ '& > li': { borderBlockStart: `1px solid ${colors.line}` } });
const Group = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 24px',
  '& > span:first-of-type': { flex: '1 1 220px' },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Shown = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });
const Count = styled('span')({ color: colors.inkMuted, ...typeScale.small });

/** The rows that no courier takes, grouped by the reason, and the ways back. */
export function Unpriced({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const kindText = useKindText();
  const [opened, open] = useState<string>();
  const { id, counts, faults_by_kind } = batch;
  // A courier may want a field that others do not. Beside wrong rows, those are told apart by their
  // own rows only.
  const groups = faults_by_kind.filter(({ field }) => field === undefined || counts.wrong === 0);
  const title = text('shipments.booking.unpriced', { count: counts.unpriced });
  return (
    <Panel
      flush
      title={title}
      description={text('shipments.booking.unpriced.lead')}
      actions={
        <Actions>
          <ButtonLink to={stepPath(id, 'check')} variant="outline" size="small">
            {text('shipments.booking.toRows')}
          </ButtonLink>
          {counts.priced === 0 && (
            <ButtonLink to={stepPath(id, 'couriers')} variant="outline" size="small">
              {text('shipments.booking.chooseAgain')}
            </ButtonLink>
          )}
        </Actions>
      }
    >
      <Groups>
        {groups.map((kind) => {
          const { field, code, count } = kind;
          const reason = kindText(kind);
          const isOpen = reason === opened;
          return (
            <li key={reason}>
              <Group>
                <span>{reason}</span>
                <Shown>
                  <Count>{text('shipments.booking.count', { count })}</Count>
                  <Button
                    variant="text"
                    size="small"
                    aria-expanded={isOpen}
                    aria-label={text(`shipments.booking.unpriced.${isOpen ? 'hide' : 'show'}One`, {
                      reason,
                    })}
                    onClick={() => {
                      open(isOpen ? undefined : reason);
                    }}
                  >
                    {text(`shipments.booking.unpriced.${isOpen ? 'hide' : 'show'}`)}
                  </Button>
                </Shown>
              </Group>
              {isOpen && (
                <RowsTable
                  batch={batch}
                  filter={{ state: 'unpriced', code, ...(field && { field }) }}
                  label={reason}
                />
              )}
            </li>
          );
        })}
      </Groups>
    </Panel>
  );
}
