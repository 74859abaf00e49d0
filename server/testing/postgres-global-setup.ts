import type { TestProject } from 'vitest/node';
import { startTestPostgres } from '../../e2e/provision/postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the PostgreSQL server that the whole run shares. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL server for the run; its address is `inject('postgresUrl')`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  console.log(`PostgreSQL for the tests: ${postgres.origin}`);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
