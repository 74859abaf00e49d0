import { existsSync } from 'node:fs';
import path from 'node:path';
import { forgetSeen } from '../judge/seen-operations.ts';
import { startSharedPostgres } from './shared-postgres.ts';

const app = path.resolve(import.meta.dirname, '../../dist/index.html');

/** Runs once before all workers. @returns what runs after them. */
// eslint-disable-next-line no-restricted-exports -- Playwright calls what the file exports by default
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(app)) throw new Error('The web app is not built: run `npm run build` first.');
  forgetSeen();
  return startSharedPostgres();
}
