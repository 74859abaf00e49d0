import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a change has answered. A read that is still under way may be older than the change, so
 * it is cancelled.
 */
export async function showAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, answer);
}
