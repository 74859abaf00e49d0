/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListCourierRatingsSort = typeof ListCourierRatingsSort[keyof typeof ListCourierRatingsSort];


export const ListCourierRatingsSort = {
  '-created_at': '-created_at',
  '-score': '-score',
  score: 'score',
} as const;
