import { useText } from '../../../../i18n/use-text.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { ChoiceForm } from './choice-form.tsx';
import { WorkProgress } from './work-progress.tsx';

/** How couriers are chosen for all rows at once, and then how far that has come. */
export function ChooseStep({ batch }: { batch: ImportBatch }) {
  const text = useText();
  if (batch.status === 'pricing') {
    return (
      <WorkProgress
        title={text('shipments.booking.pricing')}
        work="pricing"
        progress={batch.progress}
      />
    );
  }
  // Begins anew when the rows have changed, because other choices may be possible then.
  return <ChoiceForm key={batch.version} batch={batch} />;
}
