import { useDownloadTransactions } from '../../../api/generated/balance/balance.ts';
import type { TransactionFilter } from '../../../api/generated/model/transaction-filter.ts';
import { treatFailure } from '../../../api/failure-policy.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { saveCsv } from '../../../ui/table/save-csv.ts';

/** Spreadsheets recognise UTF-8 by it. Reading the response as text removed it. */
const byteOrderMark = '\uFEFF';

interface CsvButtonProps {
  filter: TransactionFilter;
  disabled: boolean;
}

/** Saves the filtered movements as a file for spreadsheets. */
export function CsvButton({ filter, disabled }: CsvButtonProps) {
  const text = useText();
  const { mutate, isPending } = useDownloadTransactions({
    mutation: {
      onSuccess: (csv) => {
        saveCsv('transactions', byteOrderMark + csv);
        showToast({ tone: 'success', titleId: 'billing.csv.done' });
      },
      onError: (error) => {
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) === 'screen') {
          showToast({ tone: 'error', titleId: 'billing.csv.failed' });
        }
      },
    },
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
