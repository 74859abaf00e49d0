import type { Insertable } from 'kysely';
import type { ExchangeRatesTable } from '../features/couriers/tables.ts';

const PEG = 'Official peg';
const SAMPLE = 'Sample rate';

/**
 * The riyal and the dirham are pegged to the dollar at 3.75 and 3.6725. The pound and the euro
 * float: their rates here are samples, close to real ones but not to be relied on.
 */
export const SAMPLE_RATES: readonly Insertable<ExchangeRatesTable>[] = [
  { currency: 'USD', valid_from: '2020-01-01', micro_sar: 3_750_000, source: PEG },
  { currency: 'AED', valid_from: '2020-01-01', micro_sar: 1_021_103, source: PEG },
  { currency: 'GBP', valid_from: '2020-01-01', micro_sar: 4_800_000, source: SAMPLE },
  { currency: 'GBP', valid_from: '2026-01-01', micro_sar: 5_000_000, source: SAMPLE },
  { currency: 'EUR', valid_from: '2020-01-01', micro_sar: 4_100_000, source: SAMPLE },
  { currency: 'EUR', valid_from: '2026-01-01', micro_sar: 4_400_000, source: SAMPLE },
];
