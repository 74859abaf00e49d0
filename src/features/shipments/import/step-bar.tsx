import styled from '@emotion/styled';
import { phoneQuery, useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Stepper } from '../../../shared/journey/stepper.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ArrowBackIcon } from '../../../ui/icons.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { importSteps, openSteps, type ImportStep } from './steps.ts';

const Across = styled('nav')({ marginBlockEnd: 28 });
const Back = styled('button')({
  minBlockSize: 28,
  padding: '0 6px',
  color: colors.verdigris,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  cursor: 'pointer',
});
const Short = styled('nav')({ marginBlockEnd: 20 });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 34,
  '& strong': { fontWeight: 600 },
});
const Count = styled('span')({ ...typeScale.caption, color: colors.inkMuted, display: 'block' });
const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${importSteps.length}, 1fr)`,
  gap: 4,
  marginBlockStart: 8,
  '& > span': { blockSize: 4, borderRadius: radius.round, background: colors.line },
  '& > [data-gone="true"]': { background: colors.verdigris },
});

interface StepBarProps {
  batch: ImportBatch;
  current: ImportStep;
  onGo: (step: ImportStep) => void;
}

/** The steps of a batch. Those that can be gone to are buttons; on phones there is one back. */
export function StepBar({ batch, current, onGo }: StepBarProps) {
  const text = useText();
  const onPhone = useMediaQuery(phoneQuery);
  const open = openSteps(batch);
  const at = importSteps.indexOf(current);
  const isOver = batch.status === 'booked' && current === 'booking';
  const nameOf = (step: ImportStep) => text(`shipments.import.step.${step}`);
  if (onPhone) {
    const before = open.findLast((step) => importSteps.indexOf(step) < at);
    return (
      <Short aria-label={text('shipments.import.steps')}>
        <Line>
          <div aria-current="step">
            <Count>
              {text('shipments.import.stepOf', { step: at + 1, steps: importSteps.length })}
            </Count>
            <strong>{nameOf(current)}</strong>
          </div>
          {before && (
            <Button
              variant="outline"
              size="small"
              startIcon={<ArrowBackIcon size={16} />}
              onClick={() => {
                onGo(before);
              }}
            >
              {nameOf(before)}
            </Button>
          )}
        </Line>
        <Parts aria-hidden>
          {importSteps.map((step, index) => (
            <span key={step} data-gone={index <= at} />
          ))}
        </Parts>
      </Short>
    );
  }
  return (
    <Across aria-label={text('shipments.import.steps')}>
      <Stepper
        numbered
        steps={importSteps.map((step, index) => ({
          key: step,
          state: index < at || isOver ? 'done' : index === at ? 'current' : 'ahead',
          label:
            step !== current && open.includes(step) ? (
              <Back
                type="button"
                onClick={() => {
                  onGo(step);
                }}
              >
                {nameOf(step)}
              </Back>
            ) : (
              nameOf(step)
            ),
        }))}
      />
    </Across>
  );
}
