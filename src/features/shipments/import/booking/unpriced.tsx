import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors } from '../../../../ui/theme/tokens.ts';
import type { Correction } from '../check/saving-context.ts';
import { stepPath } from './step-path.ts';
import { UnpricedKind } from './unpriced-kind.tsx';
import { useUnpricedKinds } from './use-unpriced-kinds.ts';

const CorrectDialog = lazy(async () => ({
  default: (await import('../check/correct-dialog.tsx')).CorrectDialog,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
const Kinds = styled('ul')({ '& > li': { borderBlockStart: `1px solid ${colors.line}` } });

/** The rows that no courier takes, grouped by the reason, and the ways back. */
export function Unpriced({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const kinds = useUnpricedKinds(batch);
  const [correction, correct] = useState<Correction>();
  const { id, counts } = batch;
  return (
    <Panel
      flush
      title={text('shipments.booking.unpriced', { count: counts.unpriced })}
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
      <Kinds>
        {kinds.map((kind) => (
          <li key={`${kind.field ?? ''} ${kind.code}`}>
            <UnpricedKind batch={batch} kind={kind} onCorrect={correct} />
          </li>
        ))}
      </Kinds>
      {correction && (
        <Suspense>
          <CorrectDialog
            batchId={id}
            what={correction}
            onClose={() => {
              correct(undefined);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
