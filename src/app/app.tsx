import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { StyleCache } from '../ui/theme/style-cache.tsx';
import { announceFailures } from './announce-failures.ts';
import { InvalidParameterError } from '../shared/addresses/invalid-parameter-error.ts';
import { isLostChunk } from './lost-chunk.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';

announceFailures();

/** The app inside the locale provider: styles, data and screens. */
export function App() {
  return (
    <StyleCache>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={reportUnexpected} />
        <Toaster />
      </QueryClientProvider>
    </StyleCache>
  );
}

/**
 * A wrong address is the person's mistake, and a new build is a deploy: neither is an error of the
 * app.
 */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof InvalidParameterError) && !isLostChunk(error)) reportError(error);
}
