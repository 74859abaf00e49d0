import type { Selectable } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import type { QuestionnairesTable } from './tables.ts';

export type Questionnaire = Selectable<QuestionnairesTable>;
type Draft = NonNullable<Questionnaire['draft']>;
type Answers = NonNullable<Questionnaire['submitted']>;

/** @returns undefined for a company without an offer or answers. */
export function findQuestionnaire(
  db: Queryable,
  accountId: string,
): Promise<Questionnaire | undefined> {
  return db
    .selectFrom('questionnaires')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function offerQuestionnaire(db: Queryable, accountId: string): Promise<void> {
  await db.insertInto('questionnaires').values({ account_id: accountId, offered: true }).execute();
}

export async function dismissOffer(db: Queryable, accountId: string): Promise<void> {
  await db
    .updateTable('questionnaires')
    .set({ offered: false })
    .where('account_id', '=', accountId)
    .execute();
}

export function saveDraft(
  db: Queryable,
  accountId: string,
  draft: Draft,
  now: Date,
): Promise<Questionnaire> {
  return put(db, accountId, { draft: JSON.stringify(draft), saved_at: now });
}

/** Stores submitted answers; ends the draft and the offer. */
export function saveSubmission(
  db: Queryable,
  accountId: string,
  answers: Answers,
  now: Date,
): Promise<Questionnaire> {
  return put(db, accountId, {
    draft: null,
    submitted: JSON.stringify(answers),
    offered: false,
    saved_at: now,
    submitted_at: now,
  });
}

interface Changes {
  draft: string | null;
  submitted?: string;
  offered?: boolean;
  saved_at: Date;
  submitted_at?: Date;
}

function put(db: Queryable, accountId: string, changes: Changes): Promise<Questionnaire> {
  return db
    .insertInto('questionnaires')
    .values({ account_id: accountId, ...changes })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .returningAll()
    .executeTakeFirstOrThrow();
}
