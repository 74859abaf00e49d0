/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

export type ListActivitySort = typeof ListActivitySort[keyof typeof ListActivitySort];


export const ListActivitySort = {
  created_at: 'created_at',
  '-created_at': '-created_at',
} as const;
