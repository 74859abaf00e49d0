import Fastify, { type FastifyBaseLogger } from 'fastify';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';

/**
 * Opens the server's database for a command, with the server's settings and a log like the
 * server's, on standard error. The embedded database belongs to one process, so stop the server
 * first.
 *
 * @throws ConfigError, DataFolderLockedError
 */
export async function openForOperator(): Promise<{
  config: Config;
  db: Database;
  log: FastifyBaseLogger;
}> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const db = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl, poolSize: 1 });
  const { log } = Fastify({ logger: { level: 'info', stream: process.stderr } });
  return { config, db, log };
}
