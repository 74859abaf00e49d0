import { runProcess } from '../codegen/run-process.ts';
import { chromiumPath } from './provision/browser.ts';

/** `npm run e2e`: finds or installs a browser, then runs Playwright with the given arguments. */
const { code } = await runProcess(
  'node_modules/.bin/playwright',
  ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH: await chromiumPath() },
    onOutput: (chunk) => process.stdout.write(chunk),
  },
);
process.exitCode = code;
