import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { EndpointTask } from './endpoint-task.ts';

const EndpointTaskDialog = lazy(async () => ({
  default: (await import('./endpoint-task-dialog.tsx')).EndpointTaskDialog,
}));

interface EndpointTasks {
  start: (task: EndpointTask) => void;
  /** The dialog of the current task, to be shown. */
  dialog: ReactNode;
}

/** Starts tasks with the endpoints, whose dialogs load when needed. */
export function useEndpointTasks(): EndpointTasks {
  const [task, setTask] = useState<EndpointTask | null>(null);
  const dialog = task && (
    <Suspense>
      <EndpointTaskDialog
        task={task}
        onTask={setTask}
        onClose={() => {
          setTask(null);
        }}
      />
    </Suspense>
  );
  return { start: setTask, dialog };
}
