import { sql } from 'kysely';
import type { AccountContext } from '../../../http/operations.ts';
import { ProblemError } from '../../../http/problem.ts';
import { run } from '../fault.ts';

/** A query without the account: it acts on whoever owns what the caller lacks. */
export function asOwner<
  Request extends { path: Record<string, string> },
  Context extends AccountContext,
  Answer,
>(
  table: 'shipments' | 'shipment_drafts' | 'webhook_endpoints' | 'scheduled_reports',
  handler: (request: Request, context: Context) => Promise<Answer>,
): typeof handler {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      const [id] = Object.values(request.path);
      const { rows } = await run<{ id: string }>(
        context,
        sql`select account_id as id from ${sql.table(table)} where id = ${id}`,
      );
      if (!(error instanceof ProblemError && error.status === 404) || !rows[0]) throw error;
      return handler(request, { ...context, account: { ...context.account, ...rows[0] } });
    }
  };
}
