import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runProcess } from '../../codegen/run-process.ts';

/** Names under which systems install a Chromium that Playwright can drive. */
const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'Chromium',
];
const systemFolders = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

const playwright = path.resolve(import.meta.dirname, '../../node_modules/.bin/playwright');
const isRoot = process.getuid?.() === 0;

/**
 * Path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else one is installed, by
 * Playwright or, where its download is unreachable, by apt.
 *
 * @throws with what was tried when there is none; browser tests are never skipped.
 */
export async function chromiumPath(): Promise<string> {
  const present = given() ?? playwrightChromium() ?? systemChromium();
  if (present) return present;

  const attempts: string[] = [];
  for (const [name, install] of installers) {
    console.log(`No Chromium on this machine: ${name} …`);
    attempts.push(`${name}: ${await install()}`);
    const installed = playwrightChromium() ?? systemChromium();
    if (installed) return installed;
  }
  throw new Error(
    `No Chromium could be found or installed. Install one, or set CHROMIUM_PATH.\n${attempts.join('\n')}`,
  );
}

function given(): string | undefined {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return undefined;
  if (!existsSync(file)) throw new Error(`CHROMIUM_PATH: there is no file ${file}`);
  return file;
}

function playwrightChromium(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function systemChromium(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  return folders
    .flatMap((folder) => systemNames.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

const installers: [name: string, install: () => Promise<string>][] = [
  ['playwright install chromium', playwrightInstall],
  ['apt-get install chromium', aptInstall],
];

/** The download first: where it is unreachable, its libraries would be installed for nothing. */
async function playwrightInstall(): Promise<string> {
  let log = '';
  for (const command of isRoot ? ['install', 'install-deps'] : ['install']) {
    const { code, output } = await runProcess(playwright, [command, 'chromium']);
    log += output.slice(-1000);
    if (code !== 0) return `exit code ${code}\n${log}`;
  }
  return `installed\n${log}`;
}

async function aptInstall(): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get';
  const sudo = isRoot ? [] : ['sudo', '--non-interactive'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  let log = '';
  for (const command of ['update', 'install --yes --no-install-recommends chromium']) {
    const [program = 'apt-get', ...args] = [...sudo, 'apt-get', ...command.split(' ')];
    const { code, output } = await runProcess(program, args, { env });
    log += output.slice(-1000);
    if (code !== 0) return `exit code ${code}\n${log}`;
  }
  return `installed\n${log}`;
}
