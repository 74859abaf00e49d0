import { dismissOffer, findQuestionnaire, saveDraft, saveSubmission } from './store.ts';
import { toQuestionnaire } from './mapper.ts';
import type { Handlers } from '../../http/operations.ts';
import { requireCompany } from '../../http/require-company.ts';

export const questionnaireHandlers = {
  async getQuestionnaire(_request, { account, db }) {
    requireCompany(account);
    return {
      status: 200,
      body: toQuestionnaire(await findQuestionnaire(db.kysely, account.id)),
    };
  },

  async updateQuestionnaire({ body }, { account, db, now }) {
    requireCompany(account);
    return {
      status: 200,
      body: toQuestionnaire(await saveDraft(db.kysely, account.id, body, now)),
    };
  },

  async submitQuestionnaire({ body }, { account, db, now }) {
    requireCompany(account);
    return {
      status: 200,
      body: toQuestionnaire(await saveSubmission(db.kysely, account.id, body, now)),
    };
  },

  async dismissQuestionnaireOffer(_request, { account, db }) {
    requireCompany(account);
    await dismissOffer(db.kysely, account.id);
    return { status: 204 };
  },
} satisfies Pick<
  Handlers,
  'getQuestionnaire' | 'updateQuestionnaire' | 'submitQuestionnaire' | 'dismissQuestionnaireOffer'
>;
