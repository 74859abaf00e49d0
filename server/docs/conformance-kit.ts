import { type Html, html } from '../../common/html.ts';
import { command } from './command.ts';

/** Of a server that is built in part. */
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

/** What the kit needs, and how it is run. */
export function conformanceKit(backend: string): Html {
  return html`<h3>The conformance kit</h3>
    <p>
      It calls your server and judges each answer by the contract.
      <code>reports/conformance/report.md</code> says what failed, as curl, beside its clause;
      <code>--help</code> has the options and every check.
    </p>
    ${command(`npm run conformance -- --base-url ${backend} --config FILE`)}
    <p>
      FILE is a module anywhere on your machine that says what your server does its own way, as
      <code>config</code> or as its default. This is enough; the comments of
      <code>e2e/conformance/config.ts</code> tell of every member.
    </p>
    ${command(CONFIG)}
    <p>For most of the checks your server has to</p>
    <ul>
      <li>
        open accounts by the four steps of the contract, whose codes <code>latestCode</code> finds
        within 20 seconds (or the config has <code>newAccount</code>);
      </li>
      <li>
        list cities and countries, and answer <code>getBalance</code>: the kit reads it around
        <code>addBalance</code>, which has to enter the ledger as a top-up of exactly that amount;
      </li>
      <li>
        allow one address everything: the reference backend is run with 1,000,000 requests a minute,
        tries to sign in a minute, and codes and wrong passwords an hour.
      </li>
    </ul>
    <p>
      What is built in part is looked at in part: <code>--only</code> takes ids of checks,
      <code>--operation</code> those of operations for the generated requests, and
      <code>skip</code> leaves checks, operations or workflow files out, with a reason for the
      report; what needs them is left out as well.
    </p>
    ${command(PART)}
    <p>
      The kit says every ten seconds how far it is. A request has a minute and 20 MB for its whole
      answer; after two minutes of nothing but 429 or silence the kit gives up. It ends with 0 when
      all checks passed, 1 when one failed, 2 when it could not run. A run without options took half
      a minute on the reference backend, with two cores of its own: 8,782 requests, those of the
      laws included.
    </p>`;
}
