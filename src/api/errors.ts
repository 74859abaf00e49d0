/** One wrong place in a request: RFC 6901 pointer, code and the bounds that were broken. */
interface ProblemIssue {
  pointer: string;
  code: string;
  params?: Record<string, unknown>;
}

/** RFC 9457 as the contract has it, with whatever members one problem type adds. */
export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  errors?: ProblemIssue[];
  [member: string]: unknown;
}

/** An answer outside 2xx. `T` is the problem as the operation documents it. */
export class ApiError<T = Problem> extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: T;
  /** Names this call in the server's log. */
  readonly requestId: string | null;
  /** Seconds until another try makes sense (Retry-After), where the server says so. */
  readonly retryAfter: number | null;

  constructor(
    answer: { status: number; requestId: string | null; retryAfter: number | null },
    problem: T,
  ) {
    super(`HTTP ${answer.status}`);
    this.status = answer.status;
    this.requestId = answer.requestId;
    this.retryAfter = answer.retryAfter;
    this.problem = problem;
  }
}

/** No answer, or none that the server can have given: no network, a sign-in page of one, or the server is gone. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** What a failed answer says of single fields; undefined where it says nothing of any. */
export function fieldErrorsOf(error: unknown): ProblemIssue[] | undefined {
  return asApiError(error)?.problem.errors;
}

/** The failed answer, or null for everything that is not one. */
export function asApiError(error: unknown): ApiError | null {
  return error instanceof ApiError ? (error as ApiError) : null;
}
