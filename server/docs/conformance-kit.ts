import { type Html, html } from '../../common/html.ts';
import { command } from './command.ts';

/** For a server that is only partly built. */
const PART = 'npm run conformance -- … --only quote-sums,valid --operation createQuote,getQuote';

const CONFIG = `import type { ConformanceConfig } from '/path/to/mizan/e2e/conformance/config.ts';

export const config: ConformanceConfig = {
  name: 'our backend',
  async latestCode({ baseUrl }, login) {
    const url = new URL('/test/code?to=' + encodeURIComponent(login), baseUrl);
    const { code } = (await (await fetch(url)).json()) as { code?: string };
    return code;
  },
  async addBalance({ baseUrl }, account, amount) {
    const body = JSON.stringify({ email: account.email, amount });
    await fetch(new URL('/test/top-up', baseUrl), { method: 'POST', body });
  },
  skip: { createLabelBatch: 'not built yet' },
};`;

/** What the kit needs and how to run it. */
export function conformanceKit(backend: string): Html {
  return html`<h3>The conformance kit</h3>
    <p>
      The kit calls your server and checks every response against the contract.
      <code>reports/conformance/report.md</code> lists each failure as a curl command, with the
      clause of the contract that it breaks. <code>--help</code> lists the options and checks.
    </p>
    ${command(`npm run conformance -- --base-url ${backend} --config FILE`)}
    <p>
      FILE is a module anywhere on your machine. It exports <code>config</code>, by name or as the
      default, with whatever your server does its own way. This example is enough to begin with; the
      comments in <code>e2e/conformance/config.ts</code> document every member.
    </p>
    ${command(CONFIG)}
    <p>For most checks your server must</p>
    <ul>
      <li>
        open accounts in the contract’s four steps, with codes that <code>latestCode</code> finds
        within 20 seconds (or provide <code>newAccount</code> in the config);
      </li>
      <li>
        list cities and countries, and answer <code>getBalance</code>: the kit reads it before and
        after <code>addBalance</code>, which must appear in the ledger as a top-up of exactly that
        amount;
      </li>
      <li>
        not rate-limit the kit’s address: the reference backend runs with limits of 1,000,000 for
        requests and sign-in attempts a minute, and for codes and wrong passwords an hour.
      </li>
    </ul>
    <p>
      You can check a partly built server. <code>--only</code> takes ids of checks.
      <code>--operation</code> takes ids of operations for the generated requests.
      <code>skip</code> leaves out checks, operations or workflow files, and whatever depends on
      them; the report gives your reason.
    </p>
    ${command(PART)}
    <p>
      The kit prints its progress every ten seconds. Each response may take a minute and 20 MB.
      After two minutes of nothing but 429 or silence the kit gives up. The exit code is 0 if all
      checks passed, 1 if one failed, and 2 if the kit could not run. A run without options took
      half a minute against the reference backend on two cores: 8,782 requests, including those of
      the laws.
    </p>`;
}
