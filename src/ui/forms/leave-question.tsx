import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { lazyModule } from '../lazy-module.ts';

const [useDialog, loadDialog] = lazyModule(() => import('../feedback/confirm-dialog.tsx'));

/**
 * Holds every way to another page until the person has said that the changes may go. The hold
 * stands at once and the dialog comes after it; where it cannot, the browser's own stands in.
 */
export function LeaveQuestion() {
  const text = useText();
  const dialog = useDialog();
  const blocker = useBlocker(
    ({ currentLocation: current, nextLocation: next }) =>
      current.pathname + current.search !== next.pathname + next.search,
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
