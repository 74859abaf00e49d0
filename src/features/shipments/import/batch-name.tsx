import type { ImportBatchSummary } from '../../../api/generated/model/import-batch-summary.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Separator } from '../../../ui/text/separator.tsx';

interface BatchNameProps {
  batch: Pick<ImportBatchSummary, 'origin' | 'file_name'>;
  /** Number of rows; left out while it is 0. */
  rows?: number;
}

/** What a batch was made from, and how many rows it has. */
export function BatchName({ batch: { origin, file_name: name }, rows = 0 }: BatchNameProps) {
  const text = useText();
  return (
    <>
      <bdi>{name ?? text(`shipments.import.origin.${origin}`)}</bdi>
      {rows > 0 && (
        <>
          <Separator />
          {text('shipments.import.rows', { count: rows })}
        </>
      )}
    </>
  );
}
