import type { ColumnType, Generated } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    questionnaires: QuestionnairesTable;
  }
}

export interface QuestionnairesTable {
  account_id: Fixed<string>;
  /** Whether it is still to be offered. */
  offered: Generated<boolean>;
  /** Answers that are not submitted yet; null when there are none. */
  draft: ColumnType<Wire['QuestionnaireDraft'] | null, string | null | undefined, string | null>;
  submitted: ColumnType<Wire['QuestionnaireAnswers'] | null, string | undefined, string>;
  saved_at: ColumnType<Date | null, Date | undefined, Date>;
  submitted_at: ColumnType<Date | null, Date | undefined, Date>;
}
