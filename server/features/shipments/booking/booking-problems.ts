import { InsufficientBalanceError } from '../../balance/ledger.ts';
import { sar } from '../../../http/wire-money.ts';
import { problem } from '../../../http/problem.ts';

/** Waits for a booking and turns database errors into the documented problems. */
export async function withBookingProblems<Answer>(booking: Promise<Answer>): Promise<Answer> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof InsufficientBalanceError) {
      throw problem(409, error.isInDebt ? 'balance_below_zero' : 'insufficient_balance', {
        shortfall: sar(error.shortfall),
      });
    }
    throw error;
  }
}
