import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { useLabelBatch } from './use-label-batch.ts';

interface BatchNoticeProps {
  id: string;
  onOpen: () => void;
  /** Forgets the file. The server deletes it by itself. */
  onForget: () => void;
}

/** Reminds of a file of labels that was started and has not been downloaded yet. */
export function BatchNotice({ id, onOpen, onForget }: BatchNoticeProps) {
  const text = useText();
  const intl = useIntl();
  const { data: batch } = useLabelBatch(id);
  if (!batch) return null;
  const { status, done, total } = batch;
  const words = () => {
    if (status === 'ready') return text('shipments.labels.several.ready', { count: total });
    if (status === 'failed') return text('shipments.labels.several.failed');
    return text('shipments.labels.several.progress', {
      done: intl.formatNumber(done),
      total: intl.formatNumber(total),
    });
  };
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Notice
        tone={status === 'failed' ? 'warning' : status === 'ready' ? 'success' : 'info'}
        title={text('shipments.labels.several.title')}
        action={
          <>
            {status !== 'failed' && (
              <Button variant="outline" size="small" onClick={onOpen}>
                {text('shipments.labels.several.open')}
              </Button>
            )}
            <IconButton
              size="small"
              aria-label={text('shipments.labels.several.forget')}
              onClick={onForget}
            >
              <CloseIcon size={16} />
            </IconButton>
          </>
        }
      >
        <p role="status">{words()}</p>
      </Notice>
    </div>
  );
}
