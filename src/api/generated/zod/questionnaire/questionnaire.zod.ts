/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  QuestionnaireAnswers,
  QuestionnaireDraft
} from '../mizan-api.schemas.zod.ts';


/**
 * Keeps the answers as far as they go, in place of the draft before, so that they can be gone on with on any device.
 * @summary Save a draft
 */
export const UpdateQuestionnaireBody = QuestionnaireDraft

/**
 * Complete answers take the place of those before, and of the draft.
 * @summary Submit the questionnaire
 */
export const SubmitQuestionnaireBody = QuestionnaireAnswers

