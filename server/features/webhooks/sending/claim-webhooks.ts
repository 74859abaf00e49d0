import { sql } from 'kysely';
import { statement } from '../../../db/statement.ts';

/** What an attempt needs, and how its endpoint did before it. */
export interface ClaimedWebhook {
  account_id: string;
  endpoint_id: string;
  id: string;
  body: string;
  /** The number of this attempt, from 1. */
  number: number;
  failures: number;
  claimed_until: Date;
  url: string;
  secret: Uint8Array;
  previous_secret: Uint8Array | null;
  previous_until: Date | null;
  is_failing: boolean;
}

/**
 * Takes webhooks that are due, the longest due first, until a time after which another process
 * takes them. Endpoints that fail are taken apart from the others, so that they hold up nobody:
 * waiting for them is all that they cost. No endpoint gets more than its share at once.
 *
 * The walk over the index goes from one endpoint with something due to the next.
 */
export const claimWebhooks = statement(
  (v: {
    isFailing: boolean;
    /** Endpoints that have their share under way. */
    busy: string[];
    share: number;
    limit: number;
    now: Date;
    until: Date;
  }) => sql<ClaimedWebhook>`
    with recursive waiting as (
      (select account_id, endpoint_id from webhook_messages where due_at is not null
        order by account_id, endpoint_id limit 1)
      union all
      select next.account_id, next.endpoint_id from waiting, lateral (
        select account_id, endpoint_id from webhook_messages as message
        where due_at is not null and (message.account_id, message.endpoint_id)
          > (waiting.account_id, waiting.endpoint_id)
        order by account_id, endpoint_id limit 1
      ) as next
    ), due as (
      select message.*, endpoint.url, endpoint.secret, endpoint.previous_secret,
        endpoint.previous_until, endpoint.failing_since is not null as is_failing
      from waiting
      join webhook_endpoints as endpoint on endpoint.account_id = waiting.account_id
        and endpoint.id = waiting.endpoint_id and endpoint.state = 'active'
        and (endpoint.failing_since is not null) = ${v.isFailing}::boolean
        and endpoint.id <> all (${v.busy}::text[])
      cross join lateral (
        select account_id, endpoint_id, id, due_at from webhook_messages as message
        where message.account_id = endpoint.account_id and message.endpoint_id = endpoint.id
          and message.due_at <= ${v.now}::timestamptz
        order by due_at limit ${v.share}::int
        for update skip locked
      ) as message
      order by message.due_at limit ${v.limit}::int
    )
    update webhook_messages as message
    set due_at = ${v.until}::timestamptz, attempts = message.attempts + 1
    from due
    where message.account_id = due.account_id and message.endpoint_id = due.endpoint_id
      and message.id = due.id
    returning message.account_id, message.endpoint_id, message.id, message.body,
      message.attempts as number, message.failures, message.due_at as claimed_until,
      due.url, due.secret, due.previous_secret, due.previous_until, due.is_failing`,
);
