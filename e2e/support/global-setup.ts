import { existsSync } from 'node:fs';
import path from 'node:path';
import { forgetSeen } from '../judge/seen-operations.ts';

const app = path.resolve(import.meta.dirname, '../../dist/index.html');

/** Runs once before all workers. */
// eslint-disable-next-line no-restricted-exports -- Playwright calls what the file exports by default
export default function globalSetup(): void {
  if (!existsSync(app)) throw new Error('The web app is not built: run `npm run build` first.');
  forgetSeen();
}
