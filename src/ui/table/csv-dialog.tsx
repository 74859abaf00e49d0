import DialogContent from '@mui/material/DialogContent';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import { DialogButtons, TitledDialog } from '../feedback/titled-dialog.tsx';
import { showToast } from '../feedback/toast-store.ts';
import { saveCsv } from './save-csv.ts';
import { mostRows, writeCsv, type CsvSource, type Written } from './csv-export.ts';

interface CsvDialogProps<Row> {
  source: CsvSource<Row>;
  /** The visible columns in order. */
  columnIds: readonly string[];
  onClose: () => void;
}

/** Starts writing the file when it opens, shows the progress, and can be cancelled. */
export function CsvDialog<Row>({ source, columnIds, onClose }: CsvDialogProps<Row>) {
  const text = useText();
  const intl = useIntl();
  const titleId = useId();
  const [tries, setTries] = useState(0);
  const [progress, setProgress] = useState({ read: 0, total: 0 });
  const [failed, setFailed] = useState(false);

  const save = useEffectEvent(({ content, rows, isCut }: Written) => {
    saveCsv(source.name, content);
    showToast({
      tone: isCut ? 'info' : 'success',
      titleId: 'ui.csv.done',
      descriptionId: isCut ? 'ui.csv.cut' : 'ui.csv.rows',
      values: { rows, most: intl.formatNumber(mostRows) },
    });
    onClose();
  });
  const write = useEffectEvent((signal: AbortSignal) => {
    const onProgress = (read: number, total: number) => {
      setProgress({ read, total });
    };
    return writeCsv(source, columnIds, onProgress, signal);
  });
  useEffect(() => {
    const stop = new AbortController();
    write(stop.signal).then(save, () => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => {
      stop.abort();
    };
  }, [tries]);

  const { read, total } = progress;
  return (
    <TitledDialog title={text('ui.csv.title')} titleId={titleId} onClose={onClose}>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {failed ? (
          <Notice tone="danger" assertive>
            {text('ui.csv.failed')}
          </Notice>
        ) : (
          <>
            <ProgressBar aria-labelledby={titleId} value={total > 0 ? read / total : undefined} />
            <p role="status">
              {text('ui.csv.progress', {
                read: intl.formatNumber(read),
                total: intl.formatNumber(total),
              })}
            </p>
          </>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('ui.csv.stop')}
        </Button>
        {failed && (
          <Button
            onClick={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          >
            {text('ui.retry')}
          </Button>
        )}
      </DialogButtons>
    </TitledDialog>
  );
}
