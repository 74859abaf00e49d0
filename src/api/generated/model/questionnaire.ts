/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';
import type { QuestionnaireState } from './questionnaire-state.ts';

/**
 * The account's answers. Changes of what was submitted are a draft until they are submitted too; what was submitted stands until then.
 */
export interface Questionnaire {
  /** in_progress while there is a draft, also of an answer that is being changed. */
  state: QuestionnaireState;
  /** Whether it is still to be offered; only to a company from its registration until it answers or declines. */
  offered: boolean;
  /** The draft, or else what was submitted. */
  answers: QuestionnaireDraft;
  /** When the answers were last saved. */
  saved_at?: DateTime;
  /** When they were last submitted. */
  submitted_at?: DateTime;
}
