import { useText } from '../../../../i18n/use-text.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { BatchRows } from './batch-rows.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { ResultFiles } from './result-files.tsx';
import { Stack } from './stack.ts';
import { StopBooking } from './stop-booking.tsx';
import { useOutdatedAfter } from './use-outdated-after.ts';
import { WorkProgress } from './work-progress.tsx';

/** How far the booking is, and how it continues if it waits for balance or was stopped. */
export function BookStep({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const { status, counts } = batch;
  useOutdatedAfter(status);
  if (status === 'booking') {
    return (
      <WorkProgress
        title={text('shipments.booking.booking')}
        work="booking"
        progress={batch.progress}
        actions={<StopBooking batch={batch} />}
      />
    );
  }
  const word = status === 'waiting' ? 'waiting' : 'stopped';
  return (
    <Stack>
      <BookingPanel
        batch={batch}
        title={text(`shipments.booking.${word}`)}
        description={
          <>
            {text('shipments.booking.bookedSoFar', {
              booked: counts.booked,
              left: counts.priced + counts.waiting,
            })}{' '}
            {text(`shipments.booking.${word}.lead`)}
          </>
        }
      />
      {counts.booked > 0 && <ResultFiles batch={batch} />}
      <BatchRows
        batch={batch}
        states={['waiting', 'priced', 'booked', 'refused', 'unpriced', 'repeated', 'left_out']}
      />
    </Stack>
  );
}
