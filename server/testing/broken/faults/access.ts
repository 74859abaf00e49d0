import { handlers as right } from '../../../features/handlers.ts';
import { addSignedInAccount } from '../../test-app.ts';
import { type Faults, inAnswersOf, inProblems, isFor } from '../fault.ts';
import { asOwner } from './as-owner.ts';

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
    handlers: { signOut: () => Promise.resolve({ status: 204 }) },
  },
  'foreign-shipment-shown': {
    does: '`getShipment` shows any shipment to any account that has its id.',
    handlers: { getShipment: asOwner('shipments', right.getShipment) },
  },
  'foreign-shipment-cancelled': {
    does: '`cancelShipment` cancels any shipment for any account that has its id.',
    handlers: { cancelShipment: asOwner('shipments', right.cancelShipment) },
  },
  'foreign-draft-deleted': {
    does: '`deleteShipmentDraft` deletes any draft for any account that has its id.',
    handlers: { deleteShipmentDraft: asOwner('shipment_drafts', right.deleteShipmentDraft) },
  },
  'foreign-rows-listed': {
    does: '`listSavedReceivers` includes a receiver of another account.',
    handlers: {
      async listSavedReceivers(request, context) {
        const answer = await right.listSavedReceivers(request, context);
        const { account, db } = context;
        const other = await db.kysely
          .selectFrom('saved_receivers')
          .select('account_id as id')
          .where('account_id', '!=', account.id)
          .limit(1)
          .executeTakeFirst();
        if (!other) return answer;
        const owner = { ...context, account: { ...account, ...other } };
        const theirs = await right.listSavedReceivers({ ...request, query: { limit: 1 } }, owner);
        answer.body.data.push(...theirs.body.data);
        return answer;
      },
    },
  },
  'company-alone-forgotten': {
    does: '`listStores` answers individuals as well as companies.',
    handlers: {
      listStores(request, context) {
        const account = { ...context.account, accountType: 'company' } as const;
        return right.listStores(request, { ...context, account });
      },
    },
  },
  'forbidden-for-not-found': {
    does: '`getTopUp` answers 403 for another account’s top-up, which reveals that it exists.',
    answer: inProblems((problem, reply) => {
      if (isFor(reply.request, 'getTopUp') && problem.status === 404) {
        problem.status = 403;
        reply.code(403);
      }
    }),
  },
  'phones-as-desktops': {
    does: '`listSessions` calls every phone a desktop computer.',
    answer: inAnswersOf('listSessions', ({ data }) => {
      for (const session of data) if (session.kind === 'mobile') session.kind = 'desktop';
    }),
  },
} satisfies Faults;
