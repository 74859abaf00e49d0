/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * How far the questionnaire has come.
 */
export type QuestionnaireState = typeof QuestionnaireState[keyof typeof QuestionnaireState];


export const QuestionnaireState = {
  /** There are no answers. */
  not_started: 'not_started',
  /** There is a draft, possibly one that changes submitted answers. */
  in_progress: 'in_progress',
  /** The answers are submitted, and there is no draft. */
  submitted: 'submitted',
} as const;
