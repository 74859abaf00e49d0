import Button from '@mui/material/Button';
import { useText } from '../../i18n/use-text.ts';
import { RefreshIcon } from '../icons.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedStateProps {
  /** Tries again; leave out where trying again cannot help. */
  onRetry?: () => void;
  /** The server's words, where they help the person. */
  detail?: string | undefined;
}

/** Stands where content should have been when it could not be loaded. */
export function FailedState({ onRetry, detail }: FailedStateProps) {
  const text = useText();
  return (
    <EmptyState
      art="tilted"
      assertive
      title={text('ui.failed.title')}
      description={detail ?? text('ui.failed.description')}
      action={
        onRetry && (
          <Button variant="outlined" startIcon={<RefreshIcon size={18} />} onClick={onRetry}>
            {text('ui.retry')}
          </Button>
        )
      }
    />
  );
}
