import { useText } from '../../i18n/use-text.ts';
import { ErrorView } from './error-view.tsx';

/** Replaces a screen that threw an error. */
export function CrashView({ status = 500 }: { status?: number }) {
  const text = useText();
  return (
    <ErrorView
      status={status}
      title={text('app.error.serverError')}
      description={text('app.error.serverErrorDescription')}
    />
  );
}
