/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';
import type { QuestionnaireState } from './questionnaire-state.ts';

/**
 * The account's answers. Changes to submitted answers are a draft until they are submitted too; until then the earlier answers stand.
 */
export interface Questionnaire {
  /** `in_progress` while there is a draft, including a draft that changes a submitted answer. */
  state: QuestionnaireState;
  /** Whether to offer the questionnaire: only to a company, from its registration until it answers or declines. */
  offered: boolean;
  /** The draft, or else the submitted answers. */
  answers: QuestionnaireDraft;
  /** When the answers were last saved. */
  saved_at?: DateTime;
  /** When the answers were last submitted. */
  submitted_at?: DateTime;
}
