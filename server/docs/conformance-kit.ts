import { type Html, html } from '../../common/html.ts';
import { command } from './command.ts';
import { table } from './table.ts';

const EXAMPLE = `python3 examples/python/server.py 8080
# In another terminal:
npm run conformance -- --base-url http://localhost:8080/api --config examples/python/conformance.config.ts`;

const FIRST_CONFIG = `export const config = {
  name: 'our backend',
  operations: ['signIn', 'getProfile', 'listCities'],
  async newAccount({ baseUrl }, kind) {
    const answer = await fetch(baseUrl + '/test/accounts?kind=' + kind, { method: 'POST' });
    return await answer.json();
  },
};`;

const CONFIG = `import type { ConformanceConfig } from '/path/to/mizan/e2e/conformance/config.ts';

export const config: ConformanceConfig = {
  name: 'our backend',
  async latestCode({ baseUrl }, login) {
    const answer = await fetch(baseUrl + '/test/code?to=' + encodeURIComponent(login));
    const { code } = (await answer.json()) as { code?: string };
    return code;
  },
  async addBalance({ baseUrl }, account, amount) {
    const body = JSON.stringify({ email: account.email, amount });
    await fetch(baseUrl + '/test/top-up', { method: 'POST', body });
  },
  skip: { createLabelBatch: 'not before March' },
};`;

/** For one part of a server. */
const PART = 'npm run conformance -- … --only quote-sums,valid --operation createQuote,getQuote';

/** What `newAccount` returns. */
const ACCOUNT: readonly (readonly [member: string, meaning: Html])[] = [
  ['kind', html`<code>company</code> or <code>individual</code>: the one that was asked for.`],
  ['email', html`Verified, and new: the kit signs in with it. No other account has it.`],
  ['phone', html`In E.164, such as <code>+966500000001</code>, and new. It need not be verified.`],
  ['password', html`The account’s password, as <code>signIn</code> takes it.`],
  ['token', html`Of an open session, as <code>signIn</code> returns it: <code>mzs_…</code>.`],
];

/** What a config may have beside its name. */
const MEMBERS: readonly (readonly [member: string, meaning: string, without: string])[] = [
  [
    'operations',
    'Ids of the operations that you have built. No other is called.',
    'every operation is called, and what is not built fails.',
  ],
  [
    'newAccount(api, kind)',
    'Opens a new account.',
    'the kit registers one in the contract’s four steps, with latestCode.',
  ],
  [
    'latestCode(api, login)',
    'The newest code sent to an e-mail or phone, within 20 seconds; undefined while none has come.',
    'what needs a code is not judged.',
  ],
  [
    'addBalance(api, account, amount)',
    'Adds halalas, which getBalance shows at once and the ledger as a top-up of that amount.',
    'what needs a balance is not judged.',
  ],
  [
    'accountWithHistory(api)',
    'An account with collected and delivered shipments, from test data.',
    'the laws about such shipments are not judged.',
  ],
  [
    'signNotification()',
    'A notification as your payment provider signs it.',
    'only forged notifications are sent.',
  ],
  [
    'paymentReference(api, account)',
    'The reference with which your payment provider returns a payer.',
    'getPaymentOutcome is only tried with an invented one.',
  ],
  [
    'payTopUp(checkoutUrl)',
    'Pays at your provider, from the checkout_url of a top-up by card.',
    'the laws about paid top-ups are not judged.',
  ],
  [
    'failPayment(checkoutUrl)',
    'Ends a payment at your provider without success, and returns why it failed. It may fail for another reason each time.',
    'the law about failed payments is not judged.',
  ],
  [
    'saveCard(api, account)',
    'Tops up the account with a card that is saved, and returns its brand, last_four and expires. It may be another card each time.',
    'the laws about saved cards are not judged.',
  ],
  [
    'skip',
    'Checks, operations or workflow files to leave out, each with a reason.',
    'nothing is left out.',
  ],
];

/** How the verdicts differ. */
const VERDICTS: readonly (readonly [verdict: string, meaning: string])[] = [
  ['Passed', 'Your server did as the contract says.'],
  [
    'Failed',
    'It did not. You get the law in words, the clause, the request as a curl command and the answer. The request is the least that the kit found to fail in the same way.',
  ],
  [
    'Not built',
    'The operation only answers 404, 405 or 501. What needs it waits; the most needed comes first.',
  ],
  ['Not judged', 'It needs an operation or a hook that is not there. The report says which.'],
  [
    'Could not run',
    'A test account could not be made. You get the request that failed and its answer. What needs the account has neither passed nor failed.',
  ],
];

const code = (text: string) => html`<code>${text}</code>`;

/** What the kit needs and how to run it. */
export function conformanceKit(backend: string): Html {
  return html`<h3>The conformance kit</h3>
    <p>
      The kit calls your server and checks every response against the contract.
      <code>reports/conformance/report.html</code> tells what it found, in one file that you can
      pass on, and which values of the contract no answer had; <code>report.md</code> and
      <code>results.json</code> say the same to editors and programs. Your server may be written in
      anything: the kit only needs its address.
    </p>
    <h4>Begin with a few operations</h4>
    <p>
      <code>examples/python</code> is a server of five operations in Python, without any package,
      and the config for it. See the kit judge it:
    </p>
    ${command(EXAMPLE)}
    <p>
      For your own server, write a config: a JavaScript or TypeScript module anywhere on your
      machine, which exports <code>config</code> by name or as the default. Name what you have
      built. While your server cannot register anybody, give it a path that only tests can use, and
      open accounts there:
    </p>
    ${command(FIRST_CONFIG)}
    ${command(`npm run conformance -- --base-url ${backend} --config FILE`)}
    <p>
      <code>baseUrl</code> is the address from the command line. <code>newAccount</code> returns an
      account that nobody has used, a different one each time, with
    </p>
    ${table(
      'An account',
      ['Member', 'What it is'],
      ACCOUNT.map(([member, meaning]) => [code(member), meaning]),
    )}
    <p>
      The kit opens some dozens of accounts in a run, several at once. Add an operation to
      <code>operations</code> when it is built; without that member, all are judged.
    </p>
    <h4>The config</h4>
    <p>
      Everything but <code>name</code> may be missing. Hooks receive the kit’s client, whose
      <code>api.ok('signIn', …)</code> calls an operation, or use <code>fetch</code>. The comments
      in <code>e2e/conformance/config.ts</code> have the types.
    </p>
    ${table(
      'The config',
      ['Member', 'What it does'],
      MEMBERS.map(([member, meaning, without]) => [
        code(member),
        html`${meaning}
          <div class="quiet">Without it, ${without}</div>`,
      ]),
    )}
    <p>A server with all operations needs little more than</p>
    ${command(CONFIG)}
    <p>
      Raise the rate limits for the kit’s address: every request comes from one. The reference
      backend runs with limits of 1,000,000 for requests and sign-in attempts a minute, and for
      codes and wrong passwords an hour.
    </p>
    <h4>The report</h4>
    ${table(
      'Verdicts',
      ['Verdict', 'What it means'],
      VERDICTS.map(([verdict, meaning]) => [html`<b>${verdict}</b>`, html`${meaning}`]),
    )}
    <p>
      The exit code is 0 if nothing failed, 1 if something failed or is not built, and 2 if the kit
      could not run.
    </p>
    <h4>Parts, time and limits</h4>
    <p>
      <code>--help</code> lists the options and all checks. <code>--only</code> takes ids of checks,
      <code>--operation</code> ids of operations for the generated requests.
    </p>
    ${command(PART)}
    <p>
      The kit prints its progress every ten seconds. Each response may take ten seconds
      (<code>--timeout</code>) and 20 MB. An operation that does not answer in time is reported and
      called no more, so it costs seconds. After two minutes of nothing but 429 or silence the kit
      gives up. A run without options took half a minute against the reference backend on two cores:
      8,782 requests, including those of the laws.
    </p>`;
}
