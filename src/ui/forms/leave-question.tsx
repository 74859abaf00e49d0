import { useBlocker } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';

/** Holds every way to another page until the person has said that the changes may go. */
export function LeaveQuestion() {
  const text = useText();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
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
    </ConfirmDialog>
  );
}
