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
 * The embedded database has one connection, which callers take in turns. Kysely would let them
 * wait for ever; here each waits so long and no longer.
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
  /** Keeps Kysely from putting its own endless queue in front. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class EmbeddedDriver extends PGliteDriver {
  readonly #patience: number;
  /** In the order they came. */
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
 * Bytes that stay free for what is written without a statement of ours: two segments of the
 * write-ahead log, the pages of a checkpoint. Without room for a segment PGlite stands still for
 * good, so that it must never come to that.
 */
const RESERVE = 64 * 1024 * 1024;

/** Refuses to write while the disk is all but full; what only reads goes on. */
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

/** @throws OutageError where less than {@link RESERVE} is free on the disk of a folder. */
export function checkRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= RESERVE) return;
  throw new OutageError('disk_full', `the disk of ${folder} is full: 64 MiB have to stay free`);
}
