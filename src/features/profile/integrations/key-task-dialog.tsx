import { CreateKeyDialog } from './create-key-dialog.tsx';
import type { KeyTask } from './key-task.ts';
import { KeepKeyDialog } from './keep-key-dialog.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

interface KeyTaskDialogProps {
  task: KeyTask;
  onTask: (task: KeyTask) => void;
  onClose: () => void;
}

/** The dialog of the current task. After a key is issued it shows the secret. */
export function KeyTaskDialog({ task, onTask, onClose }: KeyTaskDialogProps) {
  switch (task.kind) {
    case 'create':
      return <CreateKeyDialog onTask={onTask} onClose={onClose} />;
    case 'rotate':
      return <RotateKeyDialog apiKey={task.key} onTask={onTask} onClose={onClose} />;
    case 'keep':
      return <KeepKeyDialog issued={task.issued} onClose={onClose} />;
  }
}
