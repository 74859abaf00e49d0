import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { BatchRows } from './batch-rows.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { Stack } from './stack.ts';
import { stepPath } from './step-path.ts';
import { Unpriced } from './unpriced.tsx';

/** The fixed prices of all rows, what has none, and the button that books and pays. */
export function PayStep({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const { counts, choice, prices_hold_until: until } = batch;
  return (
    <Stack>
      {counts.priced > 0 && (
        <BookingPanel
          batch={batch}
          title={text('shipments.booking.pay')}
          actions={
            <ButtonLink to={stepPath(batch.id, 'couriers')} variant="outline" size="small">
              {text('shipments.booking.chooseAgain')}
            </ButtonLink>
          }
          description={
            <>
              {choice && text(`shipments.booking.chosen.${choice.choice}`)}{' '}
              {until && (
                <>
                  {text('shipments.booking.fixed')} <DateText value={until} format="dateTime" />
                </>
              )}
            </>
          }
        />
      )}
      {counts.unpriced > 0 && <Unpriced batch={batch} />}
      <BatchRows batch={batch} states={['priced', 'booked', 'repeated', 'left_out']} />
    </Stack>
  );
}
