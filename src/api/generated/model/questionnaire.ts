/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { DateTime } from './date-time.ts';
import type { QuestionnaireDraft } from './questionnaire-draft.ts';
import type { QuestionnaireState } from './questionnaire-state.ts';

/**
 * The account's answers. A change of submitted answers is a draft until it is submitted as well; until then the earlier answers count.
 */
export interface Questionnaire {
  /** How far the questionnaire has come. */
  state: QuestionnaireState;
  /** Whether to offer the questionnaire: to a company, from its registration until it answers or declines. */
  offered: boolean;
  /** The draft, or the submitted answers if there is no draft. */
  answers: QuestionnaireDraft;
  /** When the answers were last saved; absent if never. */
  saved_at?: DateTime;
  /** When the answers were last submitted; absent if never. */
  submitted_at?: DateTime;
}
