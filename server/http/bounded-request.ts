/** Milliseconds for the whole answer. */
const TIME_LIMIT = 10_000;
/** Bytes of an answer; those that are asked for have a few thousand at most. */
const SIZE_LIMIT = 64 * 1024;

/**
 * No whole answer came in time, or it was too long. Unless `wasSent` is false, the request may have
 * been carried out.
 */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  /** False if there was no connection to send it over. */
  readonly wasSent: boolean;

  constructor(message: string, options: { cause?: unknown; wasSent?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.wasSent = options.wasSent ?? true;
  }
}

/** An answer with any status. */
interface BoundedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * `fetch` for requests to another company's server: bounded in time and in size, and it follows no
 * redirects.
 *
 * @param timeLimit milliseconds for the whole answer.
 * @throws NoAnswerError if there is none. Its cause may quote headers of the request.
 */
export async function requestBounded(
  input: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  timeLimit = TIME_LIMIT,
): Promise<BoundedAnswer> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(input, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, text: await readBounded(response) };
  } catch (cause) {
    if (cause instanceof NoAnswerError) throw cause;
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const message = isLate ? `it took longer than ${timeLimit} ms` : 'it was not reached';
    throw new NoAnswerError(message, { cause, wasSent: isLate || !isUnconnected(cause) });
  }
}

/** Whether `fetch` failed because no address of the server could be found or connected to. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.every(isUnconnected);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return true;
  return syscall === 'connect' || syscall === 'getaddrinfo' || isUnconnected(error.cause);
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new NoAnswerError('it answered with too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
