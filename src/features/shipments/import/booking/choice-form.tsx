import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { usePriceImportBatch } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportChoiceRule } from '../../../../api/generated/model/import-choice-rule.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card, Cards, Mark } from '../../../../ui/forms/choice-cards.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { NamedCourier } from './named-courier.tsx';
import { StepError } from './step-error.tsx';
import { stepPath } from './step-path.ts';
import { useChoices } from './use-choices.ts';
import { useStep } from './use-step.ts';

const Fields = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Grid = styled(Cards)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});
const Words = styled('span')({ display: 'flex', flexDirection: 'column', gap: 2 });
const Label = styled('span')({ fontWeight: 500 });
const Help = styled('span')({ color: colors.inkMuted, ...typeScale.small });
const Foot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  marginBlockStart: 20,
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** Asks how each row gets its courier, and lets the server choose. */
export function ChoiceForm({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const name = useId();
  const { choices, usual } = useChoices(batch);
  const [picked, pick] = useState<ImportChoiceRule>();
  const [courier, setCourier] = useState(batch.choice?.courier_id ?? '');
  const [isAsking, setAsking] = useState(false);
  const step = useStep(batch);
  const { mutate, isPending, error } = usePriceImportBatch({ mutation: step });
  const choice = picked ?? usual;
  const { ready, unpriced, priced, waiting } = batch.counts;
  const count = ready + unpriced + priced + waiting;
  const lacksCourier = choice === 'courier' && courier === '';
  const send = () => {
    setAsking(lacksCourier);
    if (isPending || lacksCourier || choice === undefined) return;
    const { id: batchId, version } = batch;
    const data = { version, choice, ...(choice === 'courier' && { courier_id: courier }) };
    mutate({ batchId, data });
  };
  if (count === 0) {
    return (
      <Notice
        tone="warning"
        action={
          <ButtonLink to={stepPath(batch.id, 'check')} variant="outline" size="small">
            {text('shipments.booking.toRows')}
          </ButtonLink>
        }
      >
        {text('shipments.booking.noneReady')}
      </Notice>
    );
  }
  return (
    <Panel
      title={text('shipments.booking.choose')}
      description={text('shipments.booking.choose.lead', { count })}
    >
      <Fields>
        <legend hidden>{text('shipments.booking.choose')}</legend>
        <Grid>
          {choices.map(({ value, label, help, disabled }) => (
            <Card key={value}>
              <Mark
                type="radio"
                name={name}
                value={value}
                checked={value === choice}
                disabled={disabled}
                aria-describedby={`${name}-${value}`}
                onChange={() => {
                  pick(value);
                  setAsking(false);
                }}
              />
              <Words>
                <Label>{label}</Label>
                <Help id={`${name}-${value}`}>{help}</Help>
              </Words>
            </Card>
          ))}
        </Grid>
      </Fields>
      <Foot>
        {choice === 'courier' && (
          <NamedCourier
            value={courier}
            isMissing={isAsking && lacksCourier}
            onChange={setCourier}
          />
        )}
        <StepError error={error} />
        <Buttons>
          <Button loading={isPending} onClick={send}>
            {text('shipments.booking.price', { count })}
          </Button>
          <ButtonLink to={stepPath(batch.id, 'check')} variant="outline">
            {text('shipments.booking.toRows')}
          </ButtonLink>
        </Buttons>
      </Foot>
    </Panel>
  );
}
