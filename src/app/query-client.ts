import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentConnection, onConnectionChange } from '../api/connection.ts';
import { asApiError, OfflineError } from '../api/errors.ts';
import { reportFailure } from '../api/failure-policy.ts';
import { declareStale, staleAfter } from '../api/stale-after.ts';
import { features } from './features.ts';

const retries = 2;
/** Statuses that may change on another try: gateway errors, too many requests. */
const passing: readonly number[] = [408, 429, 502, 503, 504];
/** Seconds. If the wait is longer, the person is told instead of kept waiting. */
const longestWait = 10;

// While the server is unreachable, reads wait instead of failing, and continue when it is back.
onlineManager.setEventListener((setOnline) =>
  onConnectionChange(() => {
    setOnline(currentConnection() === 'online');
  }),
);

for (const { staleAfter: table = {} } of features) declareStale(table);

/** Reads are retried where that can help. Mutations never are, so nothing happens twice. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      reportFailure(error, query.meta);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      reportFailure(error, mutation.meta);
    },
    onSuccess: (_data, _variables, _context, mutation) => {
      for (const queryKey of staleAfter(mutation.options.mutationKey)) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: (failures, error) =>
        1000 * (asApiError(error)?.retryAfter ?? Math.min(2 ** failures, longestWait)),
      staleTime: 30_000,
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= retries) return false;
  const failure = asApiError(error);
  if (!failure) return error instanceof OfflineError;
  return passing.includes(failure.status) && (failure.retryAfter ?? 0) <= longestWait;
}
