import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../openapi/generated/types.ts';
import { requestedBy, type Account } from '../account.ts';
import type { KitApi } from '../api.ts';
import { foundOnce } from '../found-once.ts';
import { expect } from './expect.ts';
import type { Bench } from './law.ts';

type Schemas = components['schemas'];
type Entry = Schemas['ActivityEntry'];
type Change = Schemas['ActivityChange'];

/** What an entry has to say; the contract leaves the rest open. */
export interface Due {
  action: Schemas['ActivityAction'];
  group?: Schemas['ActivityGroup'];
  actor: Pick<Schemas['ActivityActor'], 'kind' | 'id' | 'current'>;
  /** The id of what the action was applied to. */
  subject?: string;
  /** By default none. */
  changes?: readonly Change[];
}

/** The session that reads the log. */
export const OWN = { kind: 'session', current: true } as const;

/** Another session of the account, by its id. */
export const another = (id: string) => ({ kind: 'session', id, current: false }) as const;

export const VISITOR = { kind: 'visitor', current: false } as const;

/** What is done with an account, to be compared with its activity log. */
export interface FollowedLog {
  /** Notes what was done, and the one entry that it has. */
  did: (what: string, due: Due) => void;
  /** @throws BrokenLaw unless the log has just these entries more, as read by this session. */
  judge: (reader?: Reader) => Promise<void>;
}

type Reader = Pick<Account, 'token'> & Partial<Account>;

/**
 * Follows the activity log from now on.
 *
 * @param isMeant which entries are compared, if others may be added meanwhile.
 */
export async function followLog(
  { api }: Bench,
  account: Reader,
  isMeant: (entry: Entry) => boolean = () => true,
): Promise<FollowedLog> {
  const read = async (reader: Reader) => {
    const call = { who: requestedBy(reader), query: { limit: '100' } };
    const { data } = await api.ok('listActivity', call);
    // The opening of the account may be recorded late.
    return data.filter((entry) => isMeant(entry) && entry.action !== 'account_opened');
  };
  const known = new Set((await read(account)).map(({ id }) => id));
  const done: { what: string; due: Due }[] = [];

  const added = (reader: Reader): Promise<Entry[]> =>
    foundOnce(
      async () => (await read(reader)).filter(({ id }) => !known.has(id)),
      (entries) => entries.length >= done.length,
    );

  return {
    did: (what, due) => done.push({ what, due }),
    async judge(reader = account) {
      const left = await added(reader);
      const missing = done.filter(({ due }) => {
        const at = left.findIndex((entry) => holds(entry, due));
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      const found = left.map(({ action, group, actor, subject, changes }) =>
        JSON.stringify({ action, group, actor, subject: subject?.id, changes }),
      );
      const others = found.length > 0 ? `; nothing else explains ${found.join(', ')}` : '';
      const lacks = missing.map(({ what, due }) => `${JSON.stringify(due)} for ${what}`);
      expect(lacks.length === 0, `The activity log lacks ${lacks.join(', ')}${others}`);
      const all = done.map(({ what }) => what).join(', ');
      expect(found.length === 0, `The activity log also has ${found.join(', ')} after ${all}`);
    },
  };
}

function holds({ action, group, actor, subject, changes }: Entry, due: Due): boolean {
  const { kind, id, current } = due.actor;
  return (
    action === due.action &&
    (due.group === undefined || group === due.group) &&
    isDeepStrictEqual([actor.kind, actor.current, actor.name], [kind, current, undefined]) &&
    (current || actor.id === id) &&
    (due.subject === undefined || subject?.id === due.subject) &&
    isDeepStrictEqual(inOrder(changes), inOrder(due.changes ?? []))
  );
}

/** By field. Statements that are not sent by e-mail may be `off` as well as absent. */
function inOrder(changes: readonly Change[]): Change[] {
  const isOff = ({ field }: Change, value?: string) =>
    field === 'statement_emails' && value === 'off';
  return changes
    .map((change) => ({
      field: change.field,
      ...(change.before !== undefined &&
        !isOff(change, change.before) && { before: change.before }),
      ...(change.after !== undefined && !isOff(change, change.after) && { after: change.after }),
    }))
    .toSorted((one, other) => one.field.localeCompare(other.field));
}

/** The id of the account's current session. */
export async function sessionIdOf(api: KitApi, account: Account): Promise<string> {
  const { data } = await api.ok('listSessions', { who: requestedBy(account) });
  const id = data.find(({ current }) => current)?.id;
  expect(id !== undefined, 'listSessions shows no current session');
  return id;
}
