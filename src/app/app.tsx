import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { useLocale } from '../i18n/locale-context.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { MizanTheme } from '../ui/theme/theme-provider.tsx';
import { InvalidParameterError } from './invalid-parameter-error.ts';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';

/** Everything below the language: theme, data and screens. */
export function App() {
  const { direction } = useLocale();
  return (
    <MizanTheme direction={direction}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={reportUnexpected} />
        <Toaster />
      </QueryClientProvider>
    </MizanTheme>
  );
}

/** A wrong address is the person's business and no fault of the app. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof InvalidParameterError)) reportError(error);
}
