import { setTimeout as delay } from 'node:timers/promises';
import type { Judge } from '../judge/judge.ts';
import type { Exchange } from '../judge/exchange.ts';
import { BrokenLaw, type Needs, needsOperation, type Answer } from './answer.ts';
import { AnswerValues } from './answer-values.ts';
import { wireRequestOf, type BodyOf, type Call, type ResultOf } from './call.ts';
import { operationOf, type OperationId } from './contract.ts';
import { curlOf } from './curl.ts';
import { Credentials } from './credentials.ts';
import { Findings } from './findings.ts';
import { answerJudge } from './judge-answer.ts';
import { Presence } from './presence.ts';
import { bodyOf, TooSlow, type Wire, type WireAnswer, type WireRequest } from './wire.ts';

/** How many requests of one operation were sent, and their outcomes. */
export interface Tally {
  sent: number;
  /** Valid by the contract. */
  valid: number;
  succeeded: number;
}

/** Where requests go, and what is found in the answers. */
export interface Kit {
  api: KitApi;
  findings: Findings;
}

/** How to make a failed request again, to find the least that fails in the same way. */
export interface Again {
  operation: OperationId;
  call: Call;
  /** The pointer of what is wrong on purpose, which stays. */
  kept?: string;
  /** Whether the call matches the contract, so that smaller ones have to match it too. */
  isValid?: boolean;
  /** Sends a call and judges the answer as before. */
  act: (kit: Kit, call: Call) => Promise<unknown>;
}

/** Calls the backend and checks every answer against the contract. */
export interface KitApi {
  /** Base URL. */
  baseUrl: string;
  /**
   * Sends a request that may be wrong.
   *
   * @throws Needs if the operation is left out, not built or silent; so do all methods that send.
   */
  send: (id: OperationId, call?: Call) => Promise<Answer>;
  /**
   * Sends a valid request.
   *
   * @throws BrokenLaw unless it succeeds.
   */
  ok: <Id extends OperationId>(
    id: Id,
    call?: Omit<Call, 'body'> & { body?: BodyOf<Id> },
  ) => Promise<ResultOf<Id>>;
  /** Like {@link ok}, with the headers. */
  succeed: (id: OperationId, call?: Call) => Promise<Answer>;
  /** Whether the operation is known to exist. */
  isBuilt: (id: OperationId) => boolean;
  /** Records a 404 that would be wrong if the operation exists. */
  doubt: (answer: Answer) => void;
  /** The reason if it is left out, not built or silent. */
  lackOf: (id: OperationId) => Needs | undefined;
  /** The operations found not to be built, each with the answer that shows it. */
  notBuilt: () => ReadonlyMap<OperationId, Answer>;
  credentials: Credentials;
  /** What answers had. */
  values: AnswerValues;
  /** How to make failed requests again, by the keys of the failures. */
  agains: Map<string, Again>;
  tallies: ReadonlyMap<OperationId, Tally>;
  total: () => number;
  /** The same server with findings of their own, to try something that is not part of the run. */
  apart: () => Kit;
  /** Restarts the counts. */
  restart: () => void;
}

/** How often an answer whose parts disagree is read, and the milliseconds between. */
const LOOKS = 4;
const BETWEEN_LOOKS = 500;

/** Longest wait, in seconds, when the server asks for one. */
const LONGEST_WAIT = 65;

export function openApi(options: {
  baseUrl: string;
  wire: Wire;
  judge: Judge;
  findings: Findings;
  skip: Readonly<Record<string, string | undefined>> | undefined;
  /** What is known already. */
  credentials?: Credentials;
  presence?: Presence;
}): KitApi {
  const { baseUrl, wire, judge, findings, skip = {} } = options;
  const { credentials = new Credentials(), presence = new Presence() } = options;
  const tallies = new Map<OperationId, Tally>();
  const agains = new Map<string, Again>();
  const values = new AnswerValues();
  const answers = answerJudge(judge, failBy);
  let total = 0;

  /** Records a failure, and how to make the request again. */
  function failBy(answer: Answer, check: string, detail: string): void {
    const { id, call } = answer;
    const act = ({ api }: Kit, smaller: Call) => api.send(id, smaller);
    const key = findings.fail({ check, operation: id, detail, answer });
    if (key !== undefined) agains.set(key, { operation: id, call, act });
  }

  function tallyOf(id: OperationId): Tally {
    const tally = tallies.get(id) ?? { sent: 0, valid: 0, succeeded: 0 };
    tallies.set(id, tally);
    return tally;
  }

  function lackOf(id: OperationId): Needs | undefined {
    if (skip[id] !== undefined) return needsOperation(id, 'is left out');
    if (presence.isAbsent(id)) return needsOperation(id, 'is not built');
    return presence.isSilent(id) ? needsOperation(id, 'does not answer in time') : undefined;
  }

  /** @throws Needs unless the operation is available. */
  function demand(id: OperationId): void {
    const lack = lackOf(id);
    if (lack) throw lack;
  }

  async function ask(id: OperationId, call: Call, tries = 3, looks = LOOKS): Promise<Answer> {
    demand(id);
    const request = wireRequestOf(id, call);
    const curl = curlOf(baseUrl, request, credentials.nameOf(call.who ?? null));
    const tally = tallyOf(id);
    tally.sent += 1;
    total += 1;
    let got: WireAnswer;
    try {
      got = await wire.send(request, presence.end(id));
    } catch (error) {
      // It could not be sent: a header needs a value from an answer that never came.
      if (error instanceof TypeError) throw error;
      findings.fail({
        check: 'contract',
        operation: id,
        detail: `No complete answer: ${(error as Error).message}`,
        curl,
      });
      if (error instanceof TooSlow) {
        presence.noteSilence(id);
        throw needsOperation(id, 'does not answer in time');
      }
      return { id, call, status: 0, headers: {}, body: undefined, curl };
    }
    if (got.status >= 200 && got.status < 300) tally.succeeded += 1;
    const { status, headers } = got;
    const answer = { id, call, status, headers, body: bodyOf(got), curl };
    values.note(id, status, answer.body);
    if (call.method === undefined) {
      presence.note(answer, call);
      demand(id);
      if (await answers.judge(answer, exchangeOf(request, got), looks === 1)) {
        await delay(BETWEEN_LOOKS);
        await ask(id, call, 0, looks - 1);
      }
    }
    if (got.status !== 429 || call.noWait || tries === 0) return answer;
    const seconds = Number(got.headers['retry-after'] ?? got.headers['ratelimit-reset'] ?? 1);
    if (!(seconds <= LONGEST_WAIT)) return answer;
    await delay(seconds * 1000);
    return ask(id, call, tries - 1);
  }

  async function succeed(id: OperationId, call: Call = {}): Promise<Answer> {
    demand(id);
    tallyOf(id).valid += 1;
    const answer = await ask(id, call);
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status === 404 && !presence.isBuilt(id)) {
      // Does the 404 mean no such object, or no such path? The status alone does not tell.
      if (operationOf(id).scheme === null) presence.doubt(answer);
      else {
        await ask(id, { ...call, who: null });
        presence.settle(id);
      }
      demand(id);
    }
    const { code, errors } = (answer.body ?? {}) as { code?: string; errors?: object };
    const why = [answer.status || 'with nothing', code, errors && JSON.stringify(errors)]
      .filter(Boolean)
      .join(' ');
    throw new BrokenLaw(`A valid request of ${id} was answered ${why}`, answer);
  }

  return {
    baseUrl,
    send: (id, call = {}) => ask(id, call),
    ok: async (id, call = {}) => (await succeed(id, call)).body as ResultOf<typeof id>,
    succeed,
    isBuilt: (id) => presence.isBuilt(id),
    apart() {
      const own = new Findings(new Map());
      return { api: openApi({ ...options, findings: own, credentials, presence }), findings: own };
    },
    doubt: (answer) => {
      presence.doubt(answer);
    },
    lackOf,
    notBuilt: () => presence.notBuilt(),
    credentials,
    values,
    agains,
    tallies,
    total: () => total,
    restart: () => {
      tallies.clear();
      total = 0;
    },
  };
}

function exchangeOf({ method, path, headers }: WireRequest, got: WireAnswer): Exchange {
  return {
    method,
    path,
    requestHeaders: headers,
    requestBody: '',
    status: got.status,
    responseHeaders: got.headers,
    responseBody: got.body.toString(),
  };
}

/** Whether the operation documents the status. */
export function documents(id: OperationId, status: number): boolean {
  return operationOf(id).responses.has(status);
}
