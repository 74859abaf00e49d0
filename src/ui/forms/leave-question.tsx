import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { lazyModule } from '../lazy-module.ts';

const [useDialog, loadDialog] = lazyModule(() => import('../feedback/confirm-dialog.tsx'));

/**
 * Blocks navigation to other pages until the person agrees to lose the changes. The block takes
 * effect at once and the dialog loads afterwards; if it cannot load, the browser's own replaces it.
 */
export function LeaveQuestion() {
  const text = useText();
  const dialog = useDialog();
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next, historyAction }) =>
      current.pathname !== next.pathname ||
      // A page that keeps its own address up to date replaces it, and nobody leaves.
      (current.search !== next.search && historyAction !== NavigationType.Replace),
  );
  useEffect(loadDialog, []);
  useEffect(() => {
    if (blocker.state !== 'blocked' || dialog !== null) return;
    if (window.confirm(`${text('ui.leave.title')}\n${text('ui.leave.description')}`)) {
      blocker.proceed();
    } else {
      blocker.reset();
    }
  }, [blocker, dialog, text]);
  if (blocker.state !== 'blocked' || !dialog) return null;
  return (
    <dialog.ConfirmDialog
      open
      title={text('ui.leave.title')}
      confirmLabel={text('ui.leave.leave')}
      cancelLabel={text('ui.leave.stay')}
      danger
      loading={false}
      error={null}
      onConfirm={() => {
        blocker.proceed();
      }}
      onClose={() => {
        blocker.reset();
      }}
    >
      <p>{text('ui.leave.description')}</p>
    </dialog.ConfirmDialog>
  );
}
