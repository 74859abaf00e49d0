import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { StartError } from '../start-error.ts';
import { closeHandedOver } from './handed-over.ts';
import type { Order, Report } from './orders.ts';

export interface CrewOptions {
  size: number;
  /** Forks a process that begins to listen when it is ready. */
  fork: () => Worker;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Called once when a lost worker cannot be replaced. */
  onHopeless: (error: Error) => void;
  /** Milliseconds before each attempt to replace a lost worker. */
  pauses?: readonly number[];
}

/** Half a minute in all: longer than a restart of the database takes. */
const PAUSES = [0, 1_000, 2_000, 4_000, 8_000, 16_000];

/** The place of one worker. */
interface Post {
  number: number;
  /** Null until it serves, and when it was lost. */
  worker: Worker | null;
  /** Ends when the last change of worker that was begun has ended. */
  turn: Promise<unknown>;
}

/** A number of workers that is kept up: who dies is replaced. */
export class Crew {
  readonly #options: CrewOptions;
  readonly #posts: Post[];
  readonly #alive = new Set<Worker>();
  readonly #starting = new Set<Worker>();
  #isStopping = false;
  #restart = Promise.resolve();

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#posts = Array.from({ length: options.size }, (_, index) => {
      return { number: index + 1, worker: null, turn: Promise.resolve() };
    });
  }

  /**
   * Resolves once every worker serves.
   *
   * @throws StartError if one does not start; the others are ended.
   */
  async start(): Promise<void> {
    try {
      await Promise.all(this.#posts.map((post) => this.#man(post)));
    } catch (error) {
      await this.end('leave');
      throw error;
    }
  }

  /** Workers that serve, by the number of their post, from 1. */
  get serving(): ReadonlyMap<number, Worker> {
    return new Map(this.#posts.flatMap(({ number, worker }) => (worker ? [[number, worker]] : [])));
  }

  tellAll(order: Order): void {
    for (const worker of this.#alive) tell(worker, order);
  }

  /**
   * Replaces the workers one after the other. Each leaves once the next one serves. If one does not
   * start, those not yet replaced stay.
   */
  restart(): Promise<void> {
    this.#restart = this.#restart.then(async () => {
      try {
        for (const post of this.#posts) await this.#relieve(post);
        this.#options.log.info('the workers were replaced');
      } catch (err) {
        if (!this.#isStopping) this.#options.log.error({ err }, 'the workers were not replaced');
      }
    });
    return this.#restart;
  }

  /** Ends all; resolves when none is left. */
  async end(how: 'stop' | 'leave'): Promise<void> {
    this.#isStopping = true;
    const ends = [...this.#alive].map((worker) => once(worker, 'exit'));
    for (const worker of this.#starting) worker.process.kill('SIGKILL');
    this.tellAll({ end: how });
    await Promise.all(ends);
  }

  async #relieve(post: Post): Promise<void> {
    const before = await inTurn(post, async () => {
      const { worker } = post;
      await this.#man(post);
      return worker;
    });
    if (before === null || before.isDead()) return;
    const ended = once(before, 'exit');
    tell(before, { end: 'leave' });
    await ended;
  }

  /** Puts a worker on a post once it serves. */
  async #man(post: Post): Promise<void> {
    if (this.#isStopping) throw new StartError('the server stops');
    const worker = this.#options.fork();
    closeHandedOver(worker);
    this.#alive.add(worker);
    this.#starting.add(worker);
    worker.once('exit', (code, signal) => {
      this.#alive.delete(worker);
      this.#starting.delete(worker);
      if (post.worker !== worker) return;
      post.worker = null;
      if (this.#isStopping) return;
      const { pid } = worker.process;
      this.#options.log.error({ workerPid: pid, code, signal }, 'a worker died and is replaced');
      void this.#replace(post);
    });
    await untilItServes(worker);
    this.#starting.delete(worker);
    post.worker = worker;
  }

  async #replace(post: Post): Promise<void> {
    const { log, onHopeless, pauses = PAUSES } = this.#options;
    let failure = new Error('no attempt was made');
    for (const pause of pauses) {
      await sleep(pause);
      if (this.#isStopping) return;
      try {
        await inTurn(post, async () => {
          if (post.worker === null) await this.#man(post);
        });
        return;
      } catch (err) {
        failure = err as Error;
        log.error({ err }, 'a worker does not start');
      }
    }
    if (!this.#isStopping) onHopeless(failure);
  }
}

/** Does one thing at a post after the other. */
function inTurn<Result>(post: Post, work: () => Promise<Result>): Promise<Result> {
  const done = post.turn.then(work);
  post.turn = done.catch(() => undefined);
  return done;
}

/** Gives an order to a worker; one that has ended meanwhile does not hear it. */
export function tell(worker: Worker, order: Order): void {
  worker.send(order, () => undefined);
}

/** @throws StartError with the worker's reason if it ends before it listens. */
function untilItServes(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let failure: string | null = null;
  worker.on('message', (report: Report) => {
    if ('failure' in report) ({ failure } = report);
  });
  worker.once('exit', (code, signal) => {
    reject(new StartError(failure ?? `a worker ended before it served (${signal ?? code})`));
  });
  worker.once('listening', () => {
    resolve();
  });
  return promise;
}
