import { ConnectStoreDialog } from './connect-store-dialog.tsx';
import { StoreAccessDialog } from './store-access-dialog.tsx';
import { StoreSecretDialog } from './store-secret-dialog.tsx';
import { StoreSettingsDialog } from './store-settings-dialog.tsx';
import { StoreSetupDialog } from './store-setup-dialog.tsx';
import type { StoreTask } from './store-task.ts';

interface StoreTaskDialogProps {
  task: StoreTask;
  onTask: (task: StoreTask) => void;
  onClose: () => void;
}

/** The dialog of the current task. A store that was connected is set up next. */
export function StoreTaskDialog({ task, onTask, onClose }: StoreTaskDialogProps) {
  switch (task.kind) {
    case 'connect':
      return <ConnectStoreDialog onTask={onTask} onClose={onClose} />;
    case 'settings':
      return <StoreSettingsDialog store={task.store} onClose={onClose} />;
    case 'access':
      return <StoreAccessDialog store={task.store} onClose={onClose} />;
    case 'secret':
      return <StoreSecretDialog store={task.store} onTask={onTask} onClose={onClose} />;
    case 'set up':
      return <StoreSetupDialog store={task.store} opened={task.opened} onClose={onClose} />;
  }
}
