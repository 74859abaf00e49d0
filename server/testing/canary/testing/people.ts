import { randomUUID } from 'node:crypto';

/** The answer of one request. */
export interface Answer {
  status: number;
  text: string;
  body: Record<string, never>;
}

export interface Ask {
  token?: string | undefined;
  /** An object for JSON, or a form or text sent unchanged. */
  body?: object | string;
  headers?: Record<string, string>;
}

/** A client that keeps every answer, and every problem among them. */
export function newBrowser(origin: string, userAgent: string) {
  const answers: string[] = [];
  const problems: string[] = [];
  return {
    answers,
    problems,
    async ask(line: string, { token, body, headers }: Ask = {}): Promise<Answer> {
      const [method = 'GET', path = ''] = line.split(' ');
      const isPlain = typeof body === 'object' && !(body instanceof FormData);
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          type: 'public',
          'user-agent': userAgent,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...((isPlain || typeof body === 'string') && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: isPlain ? JSON.stringify(body) : (body as BodyInit) }),
      });
      const text = await response.text();
      answers.push(text);
      if (response.status >= 400) problems.push(text);
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        text,
        body: (isJson ? JSON.parse(text) : {}) as Record<string, never>,
      };
    },
  };
}

export type Browser = ReturnType<typeof newBrowser>;

export function onceKey(key: string = randomUUID()): Record<string, string> {
  return { 'idempotency-key': key };
}
