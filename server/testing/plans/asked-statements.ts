import { recordStatements, type Sent, withFreshIds } from '../bench/replay.ts';
import { BY_ACCOUNT, BY_OWN_KEY, LOCAL, REFERENCE } from '../routing/tables.ts';
import type { Question } from './questions.ts';

/** A statement that the product sends for a question. */
export interface AskedStatement extends Sent {
  /** The question and the first table, and which one it is if there are several. */
  name: string;
  operation: string;
}

const TABLES = new Set([...BY_ACCOUNT, ...Object.keys(BY_OWN_KEY), ...REFERENCE, ...LOCAL]);
const ADDING = /\binsert into\b/i;
/** A moment, as parameters have it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Asks, and returns each statement with parameters that was sent. What other operations send too,
 * such as the look-up of the session, is only returned the first time; so is what differs in
 * moments only. What adds rows is left out where nothing says how to add them again.
 */
export async function askAll(questions: readonly Question[]): Promise<AskedStatement[]> {
  const asked: AskedStatement[] = [];
  const operations = new Map<string, string>();
  const seen = new Set<string>();
  for (const { name, operation, ask, nextQuoteId } of questions) {
    const times = new Map<string, number>();
    for (const { text, values } of await recordStatements(ask)) {
      const adds = ADDING.test(text);
      if (values.length === 0 || (adds && nextQuoteId === undefined)) continue;
      if ((operations.get(text) ?? operation) !== operation) continue;
      operations.set(text, operation);
      const key = JSON.stringify([text, values.filter((value) => !MOMENT.test(value ?? ''))]);
      if (seen.has(key)) continue;
      seen.add(key);
      const table = text.match(/\w+/g)?.find((word) => TABLES.has(word)) ?? 'no table';
      const time = (times.get(table) ?? 0) + 1;
      times.set(table, time);
      asked.push({
        name: `${name}: ${table}${time > 1 ? ` ${time}` : ''}`,
        operation,
        text,
        values: adds && nextQuoteId !== undefined ? withFreshIds(values, nextQuoteId) : values,
      });
    }
  }
  return asked;
}
