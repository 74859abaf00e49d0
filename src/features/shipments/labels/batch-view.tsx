import DialogContent from '@mui/material/DialogContent';
import { useText } from '../../../i18n/use-text.ts';
import { DialogButtons } from '../../../ui/feedback/titled-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { useBatchDownload, useLabelBatch } from './use-label-batch.ts';

interface BatchViewProps {
  id: string;
  titleId: string;
  onSaved: () => void;
  /** Starts another file for the same shipments; null if they are unknown. */
  onAgain: (() => void) | null;
  onClose: () => void;
}

/** A file of labels: its progress, and then the download. */
export function BatchView({ id, titleId, onSaved, onAgain, onClose }: BatchViewProps) {
  const text = useText();
  const { data: batch, isError, refetch } = useLabelBatch(id);
  const { downloading, download } = useBatchDownload(onSaved);
  const status = batch?.status;
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {batch && <BatchProgress batch={batch} titleId={titleId} />}
        {!batch && isError && <FailedState onRetry={() => void refetch()} />}
        {!batch && !isError && <LinesSkeleton lines={2} height={28} />}
        {(status === 'waiting' || status === 'rendering') && (
          <p>{text('shipments.labels.several.goesOn')}</p>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('ui.close')}
        </Button>
        {status === 'failed' && onAgain && <Button onClick={onAgain}>{text('ui.retry')}</Button>}
        {status === 'ready' && (
          <Button
            startIcon={<DownloadIcon size={18} />}
            loading={downloading}
            onClick={() => {
              download(id);
            }}
          >
            {text('shipments.labels.download')}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}
