/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * in_progress while there is a draft, also of an answer that is being changed.
 */
export type QuestionnaireState = typeof QuestionnaireState[keyof typeof QuestionnaireState];


export const QuestionnaireState = {
  not_started: 'not_started',
  in_progress: 'in_progress',
  submitted: 'submitted',
} as const;
