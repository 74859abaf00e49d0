import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { aptInstall, isRoot, runAll } from './install.ts';
import { chromiumFlags } from './launch-options.ts';

/** Names under which systems install a Chromium that Playwright can drive. */
const wholeBrowsers = [
  ...['chromium', 'chromium-browser', 'Chromium'],
  ...['google-chrome', 'google-chrome-stable', 'Google Chrome'],
];

/** Names of each build of Chromium in Playwright and Debian, and on this system. */
const builds = {
  /** Renders pages only, and opens one with an eighth of the work. A full browser works too. */
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

/**
 * Path of a Chromium: CHROMIUM_PATH, Playwright's own, or the system's. Otherwise one is installed,
 * by Playwright or, if its download is unreachable, by apt.
 *
 * @throws with everything that was tried if there is none; browser tests are never skipped.
 */
export async function chromiumPath(build: Build = 'chromium-headless-shell'): Promise<string> {
  const present = given() ?? (await playwrightChromium(build)) ?? systemChromium(build);
  if (present) return present;

  const attempts: string[] = [];
  for (const [name, commands] of installers(build)) {
    console.log(`No Chromium on this machine: ${name} ${build} …`);
    attempts.push(`${name}: ${await runAll(commands)}`);
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

/**
 * Playwright only reveals where its builds are when it starts one. A build that does not start is
 * of no use anyway.
 */
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

/** The commands of each way to install a build. */
function installers(build: Build): [name: string, commands: string[][]][] {
  // The browser before its system libraries, which are useless if the download is unreachable.
  const steps = isRoot ? ['install', 'install-deps'] : ['install'];
  return [
    ['playwright install', steps.map((step) => [playwright, step, build])],
    ['apt-get install', aptInstall([build])],
  ];
}
