import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { InvalidParameterError } from '../../shared/addresses/invalid-parameter-error.ts';
import { isLostChunk } from '../lost-chunk.ts';
import { CrashView } from './crash-view.tsx';
import { ErrorView } from './error-view.tsx';
import { LostChunkView } from './lost-chunk-view.tsx';

/** Replaces a screen that failed, within its layout. */
export function RouteError() {
  const text = useText();
  const error = useRouteError();
  if (isLostChunk(error)) return <LostChunkView />;
  if (error instanceof InvalidParameterError) {
    return (
      <ErrorView
        status={404}
        title={text('app.error.notFound')}
        description={text('app.error.invalidParameter', { path: error.path })}
      />
    );
  }
  return <CrashView status={isRouteErrorResponse(error) ? error.status : 500} />;
}
