/** What generated requests check, by the check's id. */
export const GENERAL_CLAUSES: readonly (readonly [id: string, title: string, clause: string])[] = [
  [
    'contract',
    'Every answer matches the contract',
    'the status, content type, headers and body of every answer are documented for the operation',
  ],
  [
    'agreement',
    'Answers agree with themselves',
    'sums, VAT, balances, totals, states and the order of times follow from the other fields of the same answer',
  ],
  [
    'headers',
    'Documented headers are sent',
    '`headers` of each answer: RateLimit-…, Retry-After and Content-Disposition are sent wherever they are documented',
  ],
  ['server-error', 'No server errors', 'no request is answered with 5xx'],
  [
    'problem',
    'Problems identify themselves',
    '#/components/schemas/Problem: `status` is the status, `type` is `urn:mizan:problem:` and the code',
  ],
  ['valid', 'Valid requests succeed', 'a request that matches the contract succeeds'],
  [
    'share',
    'Enough requests succeed',
    'at least 30 % of each operation’s requests are valid and succeed',
  ],
  [
    'invalid',
    'Invalid requests are refused',
    '#/components/responses/BadRequest, Invalid, NotFound: unreadable is 400, an invalid field 422, a malformed identifier 404; info: the order of errors',
  ],
  [
    'pointer',
    'Refusals name the field',
    '#/components/schemas/FieldError/properties/pointer: a JSON pointer into the body, or /query/…, /header/…',
  ],
  [
    'auth',
    'Only authorised requests are answered',
    '#/components/responses/Unauthorized: the token or key is missing, wrong, expired or revoked',
  ],
  [
    'tenancy',
    "Other accounts' objects are not found",
    '#/components/responses/NotFound: no such object in this account',
  ],
];
