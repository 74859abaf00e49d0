import { saveFile } from '../save-file.ts';
import { todayInRiyadh } from '../text/today.ts';

/** Saves lines of a list for spreadsheets, under its name and today's date. */
export function saveCsv(name: string, content: string): void {
  saveFile(`mizan-${name}-${todayInRiyadh()}.csv`, 'text/csv;charset=utf-8', content);
}
