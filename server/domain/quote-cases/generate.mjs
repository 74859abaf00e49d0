// Prints the quote cases with the cards and rates they use, as one JSON object:
// node server/domain/quote-cases/generate.mjs
import { stdout } from 'node:process';
import { CARDS, RATES } from './fixtures.mjs';
import { CHOICE_CASES } from './choice-cases.mjs';
import { MONEY_CASES } from './money-cases.mjs';
import { WEIGHT_CASES } from './weight-cases.mjs';
import { expectedAnswer, RateMissing } from './tariff.mjs';

/** Each group of cases, under its name. */
const groups = Object.entries({ ...WEIGHT_CASES, ...MONEY_CASES, ...CHOICE_CASES });
const cases = groups.flatMap(([group, asked]) =>
  asked.map((each) => ({ group, ...each, expected: answerOrError(each) })),
);
stdout.write(JSON.stringify({ cards: CARDS, rates: RATES, cases }));

function answerOrError({ cards, request, on }) {
  const chosen = cards.map((card) => CARDS[card]);
  try {
    return expectedAnswer(request, chosen, RATES, on);
  } catch (error) {
    if (error instanceof RateMissing) return { error: 'MissingRateError' };
    throw error;
  }
}
