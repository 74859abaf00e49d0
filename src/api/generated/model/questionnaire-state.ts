/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * `in_progress` while there is a draft, including a draft that changes a submitted answer.
 */
export type QuestionnaireState = typeof QuestionnaireState[keyof typeof QuestionnaireState];


export const QuestionnaireState = {
  not_started: 'not_started',
  in_progress: 'in_progress',
  submitted: 'submitted',
} as const;
