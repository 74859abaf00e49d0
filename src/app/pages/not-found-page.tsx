import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { readablePath } from '../../shared/addresses/readable-path.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { ErrorView } from './error-view.tsx';

/** Shown at every address without a route. */
export function NotFoundPage() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <PlainPage>
      <ErrorView
        status={404}
        title={text('app.error.notFound')}
        description={text('app.error.unknownPath', { path: readablePath(pathname) })}
      />
    </PlainPage>
  );
}
