import { createContext, useContext } from 'react';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { SaveRow } from './use-rows.ts';

interface Saving {
  save: SaveRow;
  /** Opens the correction of every row with this text. */
  correct: (what: Correction) => void;
}

/** What to correct in all rows alike. */
export interface Correction {
  field: ImportField;
  code: string;
  /** The text that is wrong; undefined to choose among those of the rows. */
  from?: string;
}

export const SavingContext = createContext<Saving | null>(null);

/** How the cells of the table are saved. */
export function useSaving(): Saving {
  const saving = useContext(SavingContext);
  if (!saving) throw new Error('no table of rows around this');
  return saving;
}
