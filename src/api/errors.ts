/** One invalid part of a request: RFC 6901 pointer, code and the limits that it exceeds. */
interface ProblemIssue {
  pointer: string;
  code: string;
  params?: Record<string, unknown>;
}

/** RFC 9457 as the contract defines it, with any members that a problem type adds. */
export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  errors?: ProblemIssue[];
  [member: string]: unknown;
}

/** A response outside 2xx. `T` is the problem as the operation documents it. */
export class ApiError<T = Problem> extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly problem: T;
  /** Identifies this call in the server's log. */
  readonly requestId: string | null;
  /** Seconds until it makes sense to try again (Retry-After), if the server says so. */
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

/**
 * No response, or none from the server itself: no network, the network's own sign-in page, or the
 * server is down.
 */
export class OfflineError extends Error {
  override readonly name = 'OfflineError';
}

/** A failed response's errors for single fields; undefined if it has none. */
export function fieldErrorsOf(error: unknown): ProblemIssue[] | undefined {
  return asApiError(error)?.problem.errors;
}

/** The failed response, or null for any other error. */
export function asApiError(error: unknown): ApiError | null {
  return error instanceof ApiError ? (error as ApiError) : null;
}
