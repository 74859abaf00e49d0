/** The outcome of paying with a test card. */
export type Outcome =
  | 'paid'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'asks_for_code'
  | 'slow'
  | 'fails_after_paying'
  | 'notifies_twice'
  | 'never_notifies'
  | 'charged_back'
  | 'later_declined'
  | 'later_unanswered';

export interface TestCard {
  number: string;
  outcome: Outcome;
}

/**
 * Every card number that the sandbox accepts, as the contract lists them. All are published test
 * numbers of card schemes, or invented in a test range; none belongs to a real card.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', outcome: 'paid' },
  { number: '4406470000000007', outcome: 'paid' },
  { number: '5555555555554444', outcome: 'paid' },
  { number: '378282246310005', outcome: 'paid' },
  { number: '4000000000000002', outcome: 'declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds' },
  { number: '4000000000000069', outcome: 'expired_card' },
  { number: '4000000000003220', outcome: 'asks_for_code' },
  { number: '4000000000000077', outcome: 'slow' },
  { number: '4000000000000341', outcome: 'fails_after_paying' },
  { number: '4000000000000259', outcome: 'notifies_twice' },
  { number: '4000000000000119', outcome: 'never_notifies' },
  { number: '4000000000001976', outcome: 'charged_back' },
  { number: '4000000000003006', outcome: 'later_declined' },
  { number: '4000000000003105', outcome: 'later_unanswered' },
];

/** The correct 3-D Secure code. */
export const RIGHT_CODE = '123456';

/** Wrong codes that end a payment. */
export const CODE_TRIES = 3;
