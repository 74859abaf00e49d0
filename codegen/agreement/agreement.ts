import { journeys } from './journeys.ts';
import { ledger } from './ledger.ts';
import { money } from './money.ts';
import type { Rule } from './rule.ts';
import { times } from './times.ts';
import { totals } from './totals.ts';

/** What follows from the contract's words for every value, in an example as in an answer. */
export const AGREEMENT: readonly Rule[] = [...money, ...ledger, ...totals, ...journeys, ...times];
