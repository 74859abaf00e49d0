import { lazy, Suspense } from 'react';
import { WebhookMessageId } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useShownEntry } from '../../log/use-shown-entry.ts';
import { messageParameter } from '../../paths.ts';

const MessageDialog = lazy(async () => ({
  default: (await import('./message-dialog.tsx')).MessageDialog,
}));

/** The webhook that the address names, shown over the log. */
export function ShownMessage({ endpointId }: { endpointId: string }) {
  const shown = useShownEntry(messageParameter, WebhookMessageId);
  return (
    shown && (
      <Suspense>
        <MessageDialog key={shown.id} endpointId={endpointId} {...shown} />
      </Suspense>
    )
  );
}
