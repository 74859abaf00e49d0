import { asApiError } from '../api/errors.ts';
import { onFailure, treatFailure, type FailureMeta } from '../api/failure-policy.ts';
import { showToast } from '../ui/feedback/toast-store.ts';

/** Shows toasts for failed calls, where the policy asks for one. */
export function announceFailures(): void {
  onFailure(announce);
}

function announce(error: unknown, meta: FailureMeta | undefined): void {
  const failure = asApiError(error);
  switch (treatFailure(error, meta)) {
    case 'inline':
    case 'screen':
      return;
    case 'wait':
      showToast({
        tone: 'error',
        titleId: 'app.failure.wait',
        descriptionId: 'app.failure.waitSeconds',
        values: { seconds: failure?.retryAfter ?? 60 },
      });
      return;
    case 'toast':
      showToast({
        tone: 'error',
        titleId: 'app.failure.title',
        ...(failure
          ? { description: failure.problem.detail ?? failure.problem.title }
          : { descriptionId: 'app.failure.offline' }),
      });
  }
}
