import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { runProcess } from '../../codegen/run-process.ts';
import { chromiumFlags } from './launch-options.ts';

/** Names under which systems install a Chromium that Playwright can drive. */
const wholeBrowsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Google Chrome',
  'Chromium',
];

/** How each build of Chromium is called by Playwright and Debian alike, and on this system. */
const builds = {
  /** Only what draws pages: it opens one with an eighth of the work. A whole browser will do. */
  'chromium-headless-shell': ['chromium-headless-shell', 'chrome-headless-shell', ...wholeBrowsers],
  /** The full browser that people use, for realistic measurements. */
  chromium: wholeBrowsers,
};
type Build = keyof typeof builds;

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
export async function chromiumPath(build: Build = 'chromium-headless-shell'): Promise<string> {
  const present = given() ?? (await playwrightChromium(build)) ?? systemChromium(build);
  if (present) return present;

  const attempts: string[] = [];
  for (const [name, install] of installers) {
    console.log(`No Chromium on this machine: ${name} ${build} …`);
    attempts.push(`${name}: ${await install(build)}`);
    const installed = (await playwrightChromium(build)) ?? systemChromium(build);
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

/** Playwright says where its builds are only by starting one; it is of no use unless it starts. */
async function playwrightChromium(build: Build): Promise<string | undefined> {
  try {
    const server = await chromium.launchServer({ channel: build, args: chromiumFlags });
    const file = server.process().spawnfile;
    await server.close();
    return file;
  } catch {
    return undefined;
  }
}

function systemChromium(build: Build): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...systemFolders];
  return builds[build]
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

const installers: [name: string, install: (build: Build) => Promise<string>][] = [
  ['playwright install', playwrightInstall],
  ['apt-get install', aptInstall],
];

/** The download first: where it is unreachable, its libraries would be installed for nothing. */
async function playwrightInstall(build: Build): Promise<string> {
  let log = '';
  for (const command of isRoot ? ['install', 'install-deps'] : ['install']) {
    const { code, output } = await runProcess(playwright, [command, build]);
    log += output.slice(-1000);
    if (code !== 0) return `exit code ${code}\n${log}`;
  }
  return `installed\n${log}`;
}

async function aptInstall(build: Build): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get';
  const sudo = isRoot ? [] : ['sudo', '--non-interactive'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  let log = '';
  for (const command of ['update', `install --yes --no-install-recommends ${build}`]) {
    const [program = 'apt-get', ...args] = [...sudo, 'apt-get', ...command.split(' ')];
    const { code, output } = await runProcess(program, args, { env });
    log += output.slice(-1000);
    if (code !== 0) return `exit code ${code}\n${log}`;
  }
  return `installed\n${log}`;
}
