import { useDownloadTransactions } from '../../../api/generated/balance/balance.ts';
import type { TransactionFilter } from '../../../api/generated/model/transaction-filter.ts';
import { useText } from '../../../i18n/use-text.ts';
import { csvFile } from '../../../shared/table/csv-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';

interface CsvButtonProps {
  filter: TransactionFilter;
  disabled: boolean;
}

/** Saves the filtered movements as a file for spreadsheets. */
export function CsvButton({ filter, disabled }: CsvButtonProps) {
  const text = useText();
  const { mutate, isPending } = useDownloadTransactions({
    mutation: csvFile('transactions', {
      doneId: 'billing.csv.done',
      failedId: 'billing.csv.failed',
    }),
  });
  return (
    <Button
      variant="outline"
      size="small"
      startIcon={<DownloadIcon size={16} />}
      loading={isPending}
      disabled={disabled}
      onClick={() => {
        mutate({ data: filter });
      }}
    >
      {text('billing.csv')}
    </Button>
  );
}
