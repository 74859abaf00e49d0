import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { CheckTable } from './check-table.tsx';
import { Checking } from './checking.tsx';

interface CheckStepProps {
  batch: ImportBatch;
  onContinue: () => void;
}

/** All rows with what is wrong in them, to be put right in place. */
export function CheckStep({ batch, onContinue }: CheckStepProps) {
  if (batch.status === 'checking') return <Checking batch={batch} />;
  return <CheckTable batch={batch} onContinue={onContinue} />;
}
