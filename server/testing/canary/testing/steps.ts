import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { hashCode } from '../../../features/auth/codes.ts';
import type { Kind } from '../matrix.ts';
import type { Environment } from './environment.ts';
import type { Answer, Browser } from './people.ts';

/** The values to look for, by kind. */
export type Canaries = Record<Kind, Set<string>>;

export type Steps = ReturnType<typeof stepsIn>;

/** What the flows are made of. */
export function stepsIn(environment: Environment, found: Canaries) {
  const { person, hashes, codeTo } = environment;

  /** Looks for a value, and for its hash, from now on. */
  function keep(kind: Kind, value: unknown, hash?: string): string {
    if (typeof value !== 'string' || value === '') throw new Error(`no ${kind}`);
    found[kind].add(value);
    hashes.set(value, hash ?? createHash('sha256').update(value).digest('hex'));
    return value;
  }

  /** Sends a request that must be answered with that status. */
  async function does(status: number, line: string, ...ask: Asked): Promise<Answer['body']> {
    const [body, headers, who = person] = ask;
    const answer = await who.ask(line, body, headers);
    expect(answer.status, `${line}: ${answer.text}`).toBe(status);
    return answer.body;
  }

  async function codeFor(challenge: string, to: string): Promise<string> {
    const code = await codeTo(to);
    return keep('one_time_code', code, hashCode(challenge, code));
  }

  return { ...environment, found, keep, does, codeFor };
}

type Asked = [body?: object | string, headers?: Record<string, string>, who?: Browser];
