import { Button } from '../controls/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { RefreshIcon } from '../icons.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';

interface FailedStateProps {
  /** Tries again. Left out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
  /** The server's message, where it helps the person. */
  detail?: string | undefined;
  /** Takes little room, in place of something small. */
  isSmall?: boolean;
}

/**
 * Takes the place of content that could not be loaded, with the offline state if there is no
 * network.
 */
export function FailedState({ onRetry, detail, isSmall = false }: FailedStateProps) {
  const text = useText();
  if (isSmall) {
    const what = navigator.onLine ? 'failed' : 'offline';
    return (
      <Notice
        tone="warning"
        assertive
        title={text(`ui.${what}.title`)}
        action={onRetry && <RetryButton onRetry={onRetry} />}
      >
        {detail ?? text(`ui.${what}.description`)}
      </Notice>
    );
  }
  if (!navigator.onLine) return <OfflineState onRetry={onRetry} />;
  return (
    <EmptyState
      art="tilted"
      assertive
      title={text('ui.failed.title')}
      description={detail ?? text('ui.failed.description')}
      action={onRetry && <RetryButton onRetry={onRetry} />}
    />
  );
}

/** Takes the place of content while the device has no network. */
export function OfflineState({ onRetry }: Pick<FailedStateProps, 'onRetry'>) {
  const text = useText();
  return (
    <EmptyState
      art="offline"
      assertive
      title={text('ui.offline.title')}
      description={text('ui.offline.description')}
      action={onRetry && <RetryButton onRetry={onRetry} />}
    />
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Button variant="outline" startIcon={<RefreshIcon size={18} />} onClick={onRetry}>
      {text('ui.retry')}
    </Button>
  );
}
