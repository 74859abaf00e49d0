/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import {
  QuestionnaireAnswers,
  QuestionnaireDraft
} from '../mizan-api.schemas.zod.ts';


/**
 * Saves the answers given so far, replacing the previous draft, so that they can be continued on any device.
 * @summary Save a draft of the answers
 */
export const UpdateQuestionnaireBody = QuestionnaireDraft

/**
 * Submits complete answers. They replace earlier answers and the draft.
 * @summary Submit the questionnaire
 */
export const SubmitQuestionnaireBody = QuestionnaireAnswers

