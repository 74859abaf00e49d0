import { createHmac } from 'node:crypto';
import { foldForSearch } from '../../../common/search-text.ts';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { ActivityEntry } from '../../http/activity-note.ts';
import type { ActivityRecorder, HandledRequest } from '../../http/activity-recorder.ts';
import type { RequestContext } from '../../http/operations.ts';
import { countryOf } from '../../reference/network-country.ts';
import { isSecurityEvent } from './groups.ts';
import { ruleOf } from './recorded.ts';
import { addActivity } from './store.ts';

/** Milliseconds between two moments at which events of visitors are written. */
const VISITORS_EVERY = 1_000;

/** Longer user agents are cut; no real browser sends one. */
const MAX_USER_AGENT = 300;

/**
 * Records requests once they are handled: one entry for each that changed something, and a line in
 * the server's log for security events.
 *
 * Callers who have proved who they are wait for their entry, so what was answered is recorded. What
 * visitors do is written once a second: at any other time, theirs or the next answer would take
 * longer if an account exists. An entry that cannot be written is reported in the server's log.
 *
 * @param addressKey keys the hash of addresses in the server's log.
 */
export function newActivityRecorder(db: Queryable, addressKey: Buffer): ActivityRecorder {
  let ofVisitors: (() => Promise<void>)[] = [];
  const timer = setInterval(() => void writeOfVisitors(), VISITORS_EVERY).unref();

  async function write(handled: HandledRequest, event: Event): Promise<void> {
    const { context, request } = handled;
    const { 'Idempotency-Key': key } = request.header as { 'Idempotency-Key'?: string };
    const entry = entryOf(handled, event);
    if (entry === undefined) return;
    const { account_id: accountId, action } = entry;
    try {
      await addActivity(db, entry, key);
    } catch (err) {
      context.log.error(
        { err, accountId, action, actor: event.actor },
        'an activity entry was lost',
      );
    }
  }

  async function take(handled: HandledRequest): Promise<void> {
    const event = eventOf(handled);
    if (event === undefined) return;
    const { accountId, action, actor } = event;
    const { log, address } = handled.context;
    if (action === 'account_closed' || isSecurityEvent(action)) {
      const hash = createHmac('sha256', addressKey).update(address).digest('hex');
      log.info({ action, accountId, actor, address: hash }, 'security event');
    }
    await write(handled, event);
  }

  async function writeOfVisitors(): Promise<void> {
    const taken = ofVisitors;
    ofVisitors = [];
    for (const write of taken) await write();
  }

  return {
    entryOf(handled) {
      const event = eventOf(handled);
      return event && entryOf(handled, event);
    },
    async record(handled) {
      const { context, note } = handled;
      if (note.isRecorded) return;
      if (context.account !== null || note.sessionId !== undefined) return take(handled);
      ofVisitors.push(() => take(handled));
    },
    async close() {
      clearInterval(timer);
      await writeOfVisitors();
    },
  };
}

/** The entry of an event; undefined if no account is concerned, or not any more. */
function entryOf(handled: HandledRequest, event: Event): ActivityEntry | undefined {
  const { context, note } = handled;
  const { now, userAgent, address } = context;
  const { accountId, actor, action } = event;
  if (accountId === undefined || action === 'account_closed') return undefined;
  const subject = note.subject ?? subjectOf(handled);
  const said = [subject?.id, subject?.label, actor.name].filter((text) => text !== undefined);
  return {
    account_id: accountId,
    id: newId('aud', now),
    created_at: now,
    action,
    actor_kind: actor.kind,
    actor_id: actor.id ?? null,
    actor_name: actor.name ?? null,
    ...(note.isByReceiver
      ? { user_agent: null, country: null }
      : {
          user_agent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
          country: countryOf(address) ?? null,
        }),
    subject_id: subject?.id ?? null,
    subject_label: subject?.label ?? null,
    changes: note.changes ?? [],
    search_text: foldForSearch(said.join('\n')),
  };
}

type Event = NonNullable<ReturnType<typeof eventOf>>;

/** What a request did; undefined if nothing is recorded of it. */
function eventOf({ operation, isRefused, note, context }: HandledRequest) {
  const accountId = context.account?.id ?? note.accountId;
  const shared = { accountId, actor: actorOf(context, note.sessionId) };
  if (isRefused) return note.refused && { ...shared, action: note.refused };
  if (operation === 'closeAccount') return { ...shared, action: 'account_closed' as const };
  const action = note.action ?? ruleOf(operation)?.action;
  // Nobody is concerned, for example if a new password was requested for an unknown login.
  return action === undefined || accountId === undefined ? undefined : { ...shared, action };
}

function actorOf({ account }: RequestContext, begun: string | undefined) {
  if (account === null) {
    return begun === undefined
      ? ({ kind: 'visitor' } as const)
      : ({ kind: 'session', id: begun } as const);
  }
  return 'sessionId' in account
    ? ({ kind: 'session', id: account.sessionId } as const)
    : ({ kind: 'api_key', id: account.clientKey, name: account.name } as const);
}

function subjectOf({ operation, request, answer, isRefused }: HandledRequest) {
  return isRefused ? undefined : ruleOf(operation)?.subject?.(request, answer);
}
