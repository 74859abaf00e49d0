import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportKindCount } from '../../../../api/generated/model/import-kind-count.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import type { Correction } from '../check/saving-context.ts';
import { useKindText } from '../check/use-kind-text.ts';
import { RowsTable } from './rows-table.tsx';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 24px',
  '& > span': { flex: '1 1 220px' },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
const Count = styled('span')({ color: colors.inkMuted, ...typeScale.small });

interface UnpricedKindProps {
  batch: ImportBatch;
  kind: ImportKindCount;
  /** Opens the correction of all rows alike. */
  onCorrect: (what: Correction) => void;
}

/** One reason why rows have no courier, with those rows on demand. */
export function UnpricedKind({ batch, kind, onCorrect }: UnpricedKindProps) {
  const text = useText();
  const reason = useKindText()(kind);
  const [isOpen, setOpen] = useState(false);
  const { field, code, count } = kind;
  const word = isOpen ? 'hide' : 'show';
  return (
    <>
      <Root>
        <span>{reason}</span>
        <Actions>
          <Count>{text('shipments.booking.count', { count })}</Count>
          {field && (
            <Button
              variant="text"
              size="small"
              aria-label={text('shipments.import.correctLabel', { kind: reason })}
              onClick={() => {
                onCorrect({ field, code });
              }}
            >
              {text('shipments.import.correct')}
            </Button>
          )}
          <Button
            variant="text"
            size="small"
            aria-expanded={isOpen}
            aria-label={text(`shipments.booking.unpriced.${word}One`, { reason })}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {text(`shipments.booking.unpriced.${word}`)}
          </Button>
        </Actions>
      </Root>
      {isOpen && (
        <RowsTable
          batch={batch}
          filter={{ state: 'unpriced', code, ...(field && { field }) }}
          label={reason}
        />
      )}
    </>
  );
}
