import DialogContent from '@mui/material/DialogContent';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { useIntl } from 'react-intl';
import { treatFailure } from '../../../api/failure-policy.ts';
import {
  useDownloadInvoiceFile,
  useGetInvoiceFile,
} from '../../../api/generated/invoices/invoices.ts';
import type { InvoiceFile } from '../../../api/generated/model/invoice-file.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { DialogButtons } from '../../../ui/feedback/titled-dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { monthText } from '../month-text.ts';

/** Milliseconds between requests for the progress of a file. */
const pause = 1000;

const isOver = ({ status }: InvoiceFile) => status === 'ready' || status === 'failed';

interface MonthFileViewProps {
  id: string;
  /** Id of the element that names the progress. */
  titleId: string;
  onSaved: () => void;
  /** Leaves this file and begins another one. */
  onAnother: () => void;
  onClose: () => void;
}

/** A file of a month's documents: its progress, and then the download. */
export function MonthFileView({ id, titleId, onSaved, onAnother, onClose }: MonthFileViewProps) {
  const text = useText();
  const intl = useIntl();
  const { data, isError, refetch } = useGetInvoiceFile(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : pause),
    },
  });
  const { mutate, isPending } = useDownloadInvoiceFile({
    mutation: {
      onSuccess: (file) => {
        saveFile(`mizan-invoices-${data?.month ?? ''}.pdf`, 'application/pdf', file);
        onSaved();
      },
      onError: (error) => {
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) === 'screen') {
          showToast({ tone: 'error', titleId: 'billing.invoices.download.failed' });
        }
      },
    },
  });
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {!data &&
          (isError ? <FailedState onRetry={() => void refetch()} /> : <LinesSkeleton lines={2} />)}
        {data && <strong>{monthText(intl, data.month)}</strong>}
        {data && !isOver(data) && (
          <>
            <ProgressBar aria-labelledby={titleId} value={data.done / Math.max(data.total, 1)} />
            <p role="status">
              {text('billing.invoices.month.progress', {
                done: intl.formatNumber(data.done),
                total: intl.formatNumber(data.total),
              })}
            </p>
          </>
        )}
        {data?.status === 'ready' && (
          <Notice tone="success">
            <p role="status">{text('billing.invoices.month.ready', { count: data.total })}</p>
          </Notice>
        )}
        {data?.status === 'failed' && (
          <Notice tone="danger" assertive>
            {text('billing.invoices.month.notBegun')}
          </Notice>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('ui.close')}
        </Button>
        {(data?.status === 'failed' || isError) && (
          <Button onClick={onAnother}>{text('ui.retry')}</Button>
        )}
        {data?.status === 'ready' && (
          <Button
            startIcon={<DownloadIcon size={18} />}
            loading={isPending}
            onClick={() => {
              mutate({ fileId: id });
            }}
          >
            {text('billing.invoices.pdf')}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}
