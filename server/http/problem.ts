import type { components } from '../../openapi/generated/types.ts';
import type { Locale } from '../reference/locale.ts';

type Schemas = components['schemas'];

export type ProblemCode =
  Schemas['ProblemCode'] | Schemas['ShipmentConflict']['code'] | Schemas['PlanConflict']['code'];
export type FieldError = Schemas['FieldError'];
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;

/** Texts of problems for people: what is wrong, and what to do. */
export type ProblemTexts<Code extends ProblemCode> = Record<
  Code,
  Record<Locale, { title: string; detail: string }>
>;

/** The members of a problem besides its code, as the contract documents them. */
export interface ProblemExtras {
  errors?: FieldError[];
  /** The amount missing from the balance; with `insufficient_balance` and `balance_below_zero`. */
  shortfall?: Schemas['PositiveMoney'];
  /** What a payment would bring, and its rate; with `credit_changed`. */
  credit?: Schemas['PositiveMoney'];
  micro_sar?: Schemas['MicroSar'];
  /** The limit that would be passed; with `plan_limit_reached`. */
  plan_limit?: Schemas['PlanLimitReached'];
  /** What a change of plan does now; with `plan_price_changed`. */
  preview?: Schemas['PlanChangePreview'];
  /** What keeps an account from being closed; with `account_not_settled`. */
  open?: Schemas['OpenItem'][];
  /** A fresh quote; with the quote codes and `courier_unavailable`. */
  quote?: Schemas['Quote'];
}

/** A documented failure of an operation; the error handler writes it in the reader's language. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ProblemStatus;
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;
  readonly headers: Record<string, string>;

  constructor(
    status: ProblemStatus,
    code: ProblemCode,
    extras: ProblemExtras,
    headers: Record<string, string>,
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.extras = extras;
    this.headers = headers;
  }
}

/** Makes the error to throw: `throw problem(409, 'quote_expired', { quote })`. */
export function problem(
  status: ProblemStatus,
  code: ProblemCode,
  extras: ProblemExtras = {},
  headers: Record<string, string> = {},
): ProblemError {
  return new ProblemError(status, code, extras, headers);
}

/** Makes the error to throw when body fields break a rule: a 422 that names each one. */
export function invalidFields(errors: FieldError[]): ProblemError {
  return problem(422, 'validation_failed', { errors });
}
