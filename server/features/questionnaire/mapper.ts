import type { components } from '../../../openapi/generated/types.ts';
import type { Questionnaire } from './store.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Schemas = components['schemas'];

export function toQuestionnaire(row: Questionnaire | undefined): Schemas['Questionnaire'] {
  if (row === undefined) return { state: 'not_started', offered: false, answers: {} };
  return {
    state: row.draft ? 'in_progress' : row.submitted ? 'submitted' : 'not_started',
    offered: row.offered,
    answers: row.draft ?? row.submitted ?? {},
    ...withoutNulls({
      saved_at: row.saved_at?.toISOString() ?? null,
      submitted_at: row.submitted_at?.toISOString() ?? null,
    }),
  };
}
