import { healthAt } from '../../domain/webhook-health.ts';
import { applyStep } from './sending/record-attempt.ts';
import { type OwnerServices, tellOwner } from './tell-owner.ts';

/**
 * Warns of endpoints that fail, and pauses them, when it is time: their next attempt may be a day
 * away.
 */
export async function judgeEndpoints(services: OwnerServices, now: Date): Promise<void> {
  const { kysely } = services.db;
  const failing = await kysely
    .selectFrom('webhook_endpoints')
    .select(['account_id', 'id'])
    .where('state', '=', 'active')
    .where('failing_since', 'is not', null)
    .execute();
  for (const { account_id, id } of failing) {
    const told = await kysely.transaction().execute(async (tx) => {
      const endpoint = await tx
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('account_id', '=', account_id)
        .where('id', '=', id)
        .where('state', '=', 'active')
        .forUpdate()
        .executeTakeFirst();
      if (!endpoint) return null;
      const { failing_since: failingSince, warnings } = endpoint;
      const judged = healthAt({ failingSince, warnings }, now);
      if (judged.step === null) return null;
      await applyStep(tx, endpoint, judged);
      return { step: judged.step, endpoint };
    });
    if (told) await tellOwner(services, told);
  }
}
