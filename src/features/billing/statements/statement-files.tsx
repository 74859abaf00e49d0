import styled from '@emotion/styled';
import { treatFailure } from '../../../api/failure-policy.ts';
import {
  useDownloadStatement,
  useDownloadStatementMovements,
} from '../../../api/generated/statements/statements.ts';
import { useText } from '../../../i18n/use-text.ts';
import { csvFile } from '../../../shared/table/csv-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { saveFile } from '../../../ui/save-file.ts';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Saves a month as a document or as a file for spreadsheets. */
export function StatementFiles({ month }: { month: string }) {
  const text = useText();
  const pdf = useDownloadStatement({
    mutation: {
      onSuccess: (file) => {
        saveFile(`mizan-statement-${month}.pdf`, 'application/pdf', file);
      },
      onError: (error) => {
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) === 'screen') {
          showToast({ tone: 'error', titleId: 'billing.statements.failed' });
        }
      },
    },
  });
  const csv = useDownloadStatementMovements({
    mutation: csvFile(`statement-${month}`, {
      doneId: 'billing.csv.done',
      failedId: 'billing.csv.failed',
    }),
  });
  const [pdfLabel, csvLabel] = [text('billing.statements.pdf'), text('billing.csv')];
  return (
    <Root>
      <Button
        variant="outline"
        size="small"
        startIcon={<DownloadIcon size={16} />}
        loading={csv.isPending}
        onClick={() => {
          csv.mutate({ month });
        }}
      >
        {csvLabel}
      </Button>
      <Button
        variant="outline"
        size="small"
        startIcon={<DownloadIcon size={16} />}
        loading={pdf.isPending}
        onClick={() => {
          pdf.mutate({ month });
        }}
      >
        {pdfLabel}
      </Button>
    </Root>
  );
}
