import { CreateEndpointDialog } from './create-endpoint-dialog.tsx';
import { EditEndpointDialog } from './edit-endpoint-dialog.tsx';
import type { EndpointTask } from './endpoint-task.ts';
import { KeepWebhookSecretDialog } from './keep-webhook-secret-dialog.tsx';
import { ResendDialog } from './log/resend-dialog.tsx';
import { RotateWebhookSecretDialog } from './rotate-webhook-secret-dialog.tsx';
import { TestEventDialog } from './test-event-dialog.tsx';

interface EndpointTaskDialogProps {
  task: EndpointTask;
  onTask: (task: EndpointTask) => void;
  onClose: () => void;
}

/** The dialog of the current task. After a secret is issued it shows it. */
export function EndpointTaskDialog({ task, onTask, onClose }: EndpointTaskDialogProps) {
  switch (task.kind) {
    case 'create':
      return <CreateEndpointDialog onTask={onTask} onClose={onClose} />;
    case 'edit':
      return <EditEndpointDialog endpoint={task.endpoint} onClose={onClose} />;
    case 'rotate':
      return (
        <RotateWebhookSecretDialog endpoint={task.endpoint} onTask={onTask} onClose={onClose} />
      );
    case 'keep':
      return <KeepWebhookSecretDialog issued={task.issued} onClose={onClose} />;
    case 'test':
      return <TestEventDialog endpoint={task.endpoint} onClose={onClose} />;
    case 'resend':
      return <ResendDialog endpoint={task.endpoint} onClose={onClose} />;
  }
}
