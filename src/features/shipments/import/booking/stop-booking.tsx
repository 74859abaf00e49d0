import { lazy, Suspense, useState } from 'react';
import { useStopImportBatch } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useStep } from './use-step.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Stops the booking between two rows, after asking. */
export function StopBooking({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const step = useStep(batch);
  // If it has ended meanwhile, the page shows so.
  const { mutate, isPending, isError } = useStopImportBatch({ mutation: step });
  return (
    <>
      <Button
        variant="outline"
        color="danger"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
        }}
      >
        {text('shipments.booking.stop')}
      </Button>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            open
            danger
            title={text('shipments.booking.stop.question')}
            confirmLabel={text('shipments.booking.stop')}
            cancelLabel={text('shipments.booking.stop.keep')}
            loading={isPending}
            error={isError ? text('api.failed') : null}
            onConfirm={() => {
              mutate({ batchId: batch.id });
            }}
            onClose={() => {
              setAsked(false);
            }}
          >
            <p>{text('shipments.booking.stop.lead')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
