import { statfsSync } from 'node:fs';
import {
  type DatabaseConnection,
  type KyselyPlugin,
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
  type PGliteDialectConfig,
  type PluginTransformQueryArgs,
  type RootOperationNode,
} from 'kysely';
import { OutageError } from './outage.ts';

/**
 * The embedded database has one connection, which callers take in turns. Kysely would let them wait
 * for ever; this limits the wait.
 */
export class EmbeddedDialect extends PGliteDialect {
  readonly #config: PGliteDialectConfig;
  readonly #patience: number;

  /** @param patience milliseconds that a caller waits for its turn. */
  constructor(config: PGliteDialectConfig, patience: number) {
    super(config);
    this.#config = config;
    this.#patience = patience;
  }

  override createAdapter(): PGliteAdapter {
    return new SelfQueueingAdapter();
  }

  override createDriver(): PGliteDriver {
    return new EmbeddedDriver(this.#config, this.#patience);
  }
}

class SelfQueueingAdapter extends PGliteAdapter {
  /** Keeps Kysely from adding its own unlimited queue. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver extends PGliteDriver {
  readonly #patience: number;
  /** In order of arrival. */
  readonly #waiting = new Set<() => void>();
  #isTaken = false;

  constructor(config: PGliteDialectConfig, patience: number) {
    super(config);
    this.#patience = patience;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await this.#waitForTurn();
    this.#isTaken = true;
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    const [next] = this.#waiting;
    if (next) next();
    else this.#isTaken = false;
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(new OutageError('no_free_connection', 'the embedded database is busy'));
      }, this.#patience);
      this.#waiting.add(begin);
    });
  }
}

/**
 * Bytes kept free for writes that are not from our statements: two segments of the write-ahead log,
 * and the pages of a checkpoint. Without room for a segment PGlite hangs permanently, so it must
 * never come to that.
 */
const RESERVE = 64 * 1024 * 1024;

/** Refuses to write when the disk is almost full; reading goes on. */
export class DiskGuard implements KyselyPlugin {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind !== 'SelectQueryNode') checkRoom(this.#folder);
    return node;
  }

  transformResult: KyselyPlugin['transformResult'] = ({ result }) => Promise.resolve(result);
}

/** @throws OutageError if less than {@link RESERVE} is free on the folder's disk. */
export function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= RESERVE) return;
  throw new OutageError('disk_full', `the disk of ${folder} is full: 64 MiB have to stay free`);
}
