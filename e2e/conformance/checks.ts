/** What the run of generated requests holds the backend to, by the check's id. */
export const GENERAL_CLAUSES: readonly (readonly [id: string, title: string, clause: string])[] = [
  [
    'contract',
    'Every answer keeps to the contract',
    'status, content type, headers and body of an answer are those that the operation documents',
  ],
  [
    'headers',
    'Documented headers are sent',
    '`headers` of each answer: RateLimit-…, Retry-After, Content-Disposition are there where they are documented',
  ],
  ['server-error', 'Nothing fails', 'no request is answered with 5xx'],
  [
    'problem',
    'Problems say what they are',
    '#/components/schemas/Problem: `status` is the status, `type` the code behind `urn:mizan:problem:`',
  ],
  [
    'valid',
    'Valid requests succeed',
    'a request that keeps to the contract is answered with success',
  ],
  [
    'share',
    'Enough requests succeed',
    'at least 30 % of the requests of an operation are valid and succeed',
  ],
  [
    'invalid',
    'Invalid requests are refused',
    '#/components/responses/BadRequest, Invalid, NotFound: unreadable is 400, a wrong field 422, an identifier that cannot be one 404; info: which is told first',
  ],
  [
    'pointer',
    'Refusals name the place',
    '#/components/schemas/FieldError/properties/pointer: a JSON pointer into the body, or /query/…, /header/…',
  ],
  [
    'auth',
    'Only who may ask is answered',
    '#/components/responses/Unauthorized: the token or key is missing, wrong, expired or revoked',
  ],
  [
    'tenancy',
    "Another account's things do not exist",
    '#/components/responses/NotFound: there is no such thing in this account',
  ],
];
