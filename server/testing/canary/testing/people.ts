import { randomUUID } from 'node:crypto';

/** The answer of one request; its body is empty if it is not JSON. */
export interface Answer {
  status: number;
  text: string;
  body: Record<string, never>;
}

/** A client that keeps every answer, and every problem among them. */
export class Browser {
  readonly answers: string[] = [];
  readonly problems: string[] = [];
  /** Sent with every request once it is known. */
  token: string | undefined;
  readonly #origin: string;
  readonly #userAgent: string;

  constructor(origin: string, userAgent: string) {
    this.#origin = origin;
    this.#userAgent = userAgent;
  }

  /**
   * @param line method and path below `/api/website/`.
   * @param body an object for JSON, or a form or text sent unchanged.
   */
  async ask(
    line: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const [method = 'GET', path = ''] = line.split(' ');
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, `${this.#origin}/api/website/`), {
      method,
      headers: {
        type: 'public',
        'user-agent': this.#userAgent,
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    this.answers.push(text);
    if (response.status >= 400) this.problems.push(text);
    const isJson = response.headers.get('content-type')?.includes('json');
    const json = (isJson ? JSON.parse(text) : {}) as Answer['body'];
    return { status: response.status, text, body: json };
  }
}
