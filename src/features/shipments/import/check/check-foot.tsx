import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ArrowForwardIcon } from '../../../../ui/icons.tsx';
import { StepFoot } from '../step-foot.tsx';
import { DownloadRows } from './download-rows.tsx';

interface CheckFootProps {
  batch: ImportBatch;
  onContinue: () => void;
}

/** How many rows are ready, and the ways on: with those, and for the others. */
export function CheckFoot({ batch: { id, counts, status }, onContinue }: CheckFootProps) {
  const text = useText();
  const ready = counts.ready + counts.priced + counts.unpriced + counts.waiting;
  const wrong = counts.wrong + counts.refused;
  const waits = wrong + counts.repeated;
  const isOver = status === 'booked';
  return (
    <StepFoot
      label={text('shipments.import.check.foot')}
      words={
        isOver
          ? text('shipments.import.check.over', { count: counts.booked })
          : text('shipments.import.check.standing', { ready, wrong })
      }
    >
      {waits > 0 && <DownloadRows batchId={id} />}
      {!isOver && (
        <Button
          disabled={ready === 0}
          endIcon={<ArrowForwardIcon size={18} />}
          onClick={onContinue}
        >
          {text('shipments.import.check.continue', { count: ready })}
        </Button>
      )}
    </StepFoot>
  );
}
