import { saveFile } from '../save-file.ts';
import { todayInRiyadh } from '../text/today.ts';

/** Saves a list as a CSV file, named after the list and today's date. */
export function saveCsv(name: string, content: string): void {
  saveFile(`mizan-${name}-${todayInRiyadh()}.csv`, 'text/csv;charset=utf-8', content);
}
