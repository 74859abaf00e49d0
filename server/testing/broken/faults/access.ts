import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { SignedInContext } from '../../../http/operations.ts';
import { addSignedInAccount } from '../../test-app.ts';
import { type Faults, inProblems, isFor } from '../fault.ts';

/** Missing access checks. */
export const accessFaults = {
  'no-token-asked': {
    does: '`listCouriers` answers without a token.',
    async request(request, db) {
      if (!isFor(request, 'listCouriers') || request.headers.authorization !== undefined) return;
      const { headers } = await addSignedInAccount(db, { email: `nobody-${request.id}@x.example` });
      Object.assign(request.headers, headers);
    },
  },
  'token-outlives-sign-out': {
    does: '`signOut` answers 204 and leaves the token valid.',
    handlers: {
      signOut: () => Promise.resolve({ status: 204 }),
    },
  },
  'foreign-shipment-shown': {
    does: '`getShipment` shows any shipment to any account that has its id.',
    handlers: {
      getShipment: (request, context) =>
        asOwner('shipments', request.path.shipment_id, context, (owner) =>
          right.getShipment(request, owner),
        ),
    },
  },
  'foreign-shipment-cancelled': {
    does: '`cancelShipment` cancels any shipment for any account that has its id.',
    handlers: {
      cancelShipment: (request, context) =>
        asOwner('shipments', request.path.shipment_id, context, (owner) =>
          right.cancelShipment(request, owner),
        ),
    },
  },
  'foreign-draft-deleted': {
    does: '`deleteShipmentDraft` deletes any draft for any account that has its id.',
    handlers: {
      deleteShipmentDraft: (request, context) =>
        asOwner('shipment_drafts', request.path.draft_id, context, (owner) =>
          right.deleteShipmentDraft(request, owner),
        ),
    },
  },
  'foreign-rows-listed': {
    does: '`listSavedReceivers` includes a receiver of another account.',
    handlers: {
      async listSavedReceivers(request, context) {
        const answer = await right.listSavedReceivers(request, context);
        const { kysely } = context.db;
        const other = await kysely
          .selectFrom('saved_receivers')
          .select('account_id')
          .where('account_id', '!=', context.account.id)
          .limit(1)
          .executeTakeFirst();
        if (!other) return answer;
        const owner = { ...context, account: { ...context.account, id: other.account_id } };
        const theirs = await right.listSavedReceivers({ ...request, query: { limit: 1 } }, owner);
        answer.body.data.push(...theirs.body.data);
        return answer;
      },
    },
  },
  'company-alone-forgotten': {
    does: '`listStoreWebhooks` answers individuals as well as companies.',
    handlers: {
      listStoreWebhooks: (request, context) =>
        right.listStoreWebhooks(request, {
          ...context,
          account: { ...context.account, accountType: 'company' },
        }),
    },
  },
  'forbidden-for-not-found': {
    does: '`getTopUp` answers 403 for another account’s top-up, which reveals that it exists.',
    answer: inProblems((problem, { operation, reply }) => {
      if (operation !== 'getTopUp' || problem.status !== 404) return problem;
      reply.code(403);
      return { ...problem, status: 403 };
    }),
  },
} satisfies Faults;

type Owned = 'shipments' | 'shipment_drafts';

async function ownerOf(db: Database, table: Owned, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from ${sql.table(table)} where id = ${id}`.execute(db.kysely);
  return rows[0]?.account_id;
}

/** A query without the account: it acts on whoever owns what the caller lacks. */
async function asOwner<Answer>(
  table: Owned,
  id: string,
  context: SignedInContext,
  work: (context: SignedInContext) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(context);
  } catch (error) {
    const owner = await ownerOf(context.db, table, id);
    if (!(error instanceof ProblemError && error.status === 404) || !owner) throw error;
    return work({ ...context, account: { ...context.account, id: owner } });
  }
}
