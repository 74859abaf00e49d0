import { useSearchParams } from 'react-router-dom';
import type { ImportBatch } from '../../../api/generated/model/import-batch.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { batchParameter, stepParameter } from '../paths.ts';
import { BookStep } from './booking/book-step.tsx';
import { ChooseStep } from './booking/choose-step.tsx';
import { PayStep } from './booking/pay-step.tsx';
import { ResultStep } from './booking/result-step.tsx';
import { shownStep } from './steps.ts';
import { useImportBatch } from './use-import-batch.ts';

/** Many shipments at once. */
export function ImportPage() {
  const text = useText();
  const [params] = useSearchParams();
  const { data: batch } = useImportBatch(params.get(batchParameter) ?? '');
  return (
    <>
      <PageHeader title={text('shipments.booking.rows')} />
      {batch && <Step batch={batch} wanted={params.get(stepParameter)} />}
    </>
  );
}

function Step({ batch, wanted }: { batch: ImportBatch; wanted: string | null }) {
  const step = shownStep(batch, wanted);
  if (step === 'couriers') return <ChooseStep batch={batch} />;
  if (step === 'payment') return <PayStep batch={batch} />;
  if (batch.status === 'booked') return <ResultStep batch={batch} />;
  return <BookStep batch={batch} />;
}
