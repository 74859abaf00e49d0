import { existsSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, runAll } from './install.ts';

/** What examples for developers need beside Node, with the package of Debian that brings it. */
const PACKAGES = {
  ...{ curl: 'curl', jq: 'jq', openssl: 'openssl' },
  ...{ php: 'php-cli', python3: 'python3' },
};

type Interpreter = keyof typeof PACKAGES;

/**
 * Makes sure that these programs are on the PATH, and installs those that are not.
 *
 * @throws Error that names those that are missing if they cannot be installed; tests that need them
 *   are never skipped.
 */
export async function provideInterpreters(wanted: readonly Interpreter[]): Promise<void> {
  const missing = wanted.filter((name) => !isOnPath(name));
  if (missing.length === 0) return;
  console.log(`Not on this machine: ${missing.join(', ')}. apt-get install …`);
  const log = await runAll(aptInstall(missing.map((name) => PACKAGES[name])));
  const still = missing.filter((name) => !isOnPath(name));
  if (still.length === 0) return;
  throw new Error(`Install these programs, which the tests need: ${still.join(', ')}.\n${log}`);
}

function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => existsSync(path.join(folder, program)));
}
