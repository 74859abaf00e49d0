import { useText } from '../../i18n/use-text.ts';
import { ErrorView } from './error-view.tsx';

/** What stands where a screen failed for reasons of its own. */
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
