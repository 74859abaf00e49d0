import { test as base, expect } from '@playwright/test';
import { LOCALE_KEY, TOKEN_COOKIE } from '../../common/product.ts';
import { localeOf, type Locale, type PseudoLocale } from '../../src/i18n/locale.ts';
import { createJudge } from '../judge/judge.ts';
import { startJudgingProxy, type JudgingProxy } from '../judge/judging-proxy.ts';
import { keepSeen, violationsOf } from '../judge/seen-operations.ts';
import { freePort } from '../provision/free-port.ts';
import type { BookingForm } from './booking-form.ts';
import { apiClient, startSession, type Account, type ApiClient } from './client.ts';
import { watchErrors } from './console-errors.ts';
import { screenChecker, type CheckScreen } from './check-screen.ts';
import { namesIn, type Names } from './names.ts';
import { registerByApi, type NewAccount } from './new-account.ts';
import { startServers, type Api } from './servers.ts';
import { textsIn, type TextOf } from './texts.ts';

/**
 * Allows statuses and network errors that a test causes on purpose, and words of errors thrown in
 * the page. The browser reports them on its console.
 */
export type Provoke = (...errors: (number | string)[]) => void;

export interface Options {
  /** Language in which the browser starts. */
  language: Locale | PseudoLocale;
  /** Other languages in which `checkScreen` judges each state. */
  othersJudged: readonly Locale[];
  /** What all tests of a group {@link Provoke}. */
  provokes: (number | string)[];
}

interface Fixtures {
  /** The texts on the screen in the test's language. */
  text: TextOf;
  /** The names of values and places in the test's language. */
  names: Names;
  /** The form of a shipment in the test's language. Call {@link signIn} first. */
  form: BookingForm;
  /** Judges the current screen. */
  checkScreen: CheckScreen;
  /** Signs this browser in with a cookie; the worker keeps the session. Returns its client. */
  signIn: (account: Account) => Promise<ApiClient>;
  /** Signs this browser in as a new company, which the test may change. */
  enterAsNew: () => Promise<NewAccount>;
  /** A client of the API, signed in as a sample account with the same session. */
  clientOf: (account: Account) => Promise<ApiClient>;
  /** What this test provokes so far. */
  provoked: (number | string)[];
  provoke: Provoke;
  keepsTheContract: undefined;
}

export interface WorkerOptions {
  api: Api;
}

/**
 * Milliseconds for which a worker keeps a session: it is confirmed for ten minutes, and a test takes
 * less than two.
 */
const SESSION_SERVES = 8 * 60_000;

interface WorkerFixtures {
  /** This worker's own web app and API, behind the judging proxy. */
  site: JudgingProxy;
  tokenOf: (account: Account) => Promise<string>;
  namesOf: (locale: Locale) => Promise<Names>;
}

/**
 * Every test has servers that no other worker uses. It fails if the traffic breaks the contract, or
 * if the console shows an error or the page throws one.
 */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  language: ['ar', { option: true }],
  othersJudged: [[], { option: true }],
  provokes: [[], { option: true }],
  api: ['backend', { option: true, scope: 'worker' }],

  site: [
    async ({ api }, use) => {
      const port = await freePort();
      const servers = await startServers(api, `http://127.0.0.1:${port}`);
      const proxy = await startJudgingProxy(await createJudge(), servers, port);
      await use(proxy);
      await proxy.stop();
      await servers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  tokenOf: [
    async ({ site }, use) => {
      await use(once((account) => startSession(site.url, account), SESSION_SERVES));
    },
    { scope: 'worker' },
  ],

  namesOf: [
    async ({ site, tokenOf }, use) => {
      await use(
        once(async (locale) => namesIn(apiClient(site.url, await tokenOf('company')), locale)),
      );
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  context: async ({ context, language, site }, use) => {
    await context.addCookies([{ name: LOCALE_KEY, value: language, url: site.url }]);
    await use(context);
    // What reusing it for the next test would keep.
    await context.setOffline(false);
    await context.clearPermissions();
  },

  provoked: async ({ provokes }, use) => {
    await use([...provokes]);
  },

  provoke: async ({ provoked }, use) => {
    await use((...errors) => {
      provoked.push(...errors);
    });
  },

  page: async ({ page, provoked }, use) => {
    const errors = watchErrors(page, provoked);
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },

  text: async ({ language }, use) => {
    await use(textsIn(language));
  },

  names: async ({ namesOf, language }, use) => {
    await use(await namesOf(localeOf(language)));
  },

  form: async ({ page, text, names }, use) => {
    await use({ page, text, names, digits: (plain) => plain });
  },

  checkScreen: async ({ page, language, othersJudged }, use) => {
    await use(screenChecker(page, language, othersJudged));
  },

  signIn: async ({ context, site, api, tokenOf }, use) => {
    await use(async (account) => {
      const value = await tokenOf(account);
      const client = apiClient(site.url, value);
      if (api !== 'mock') await makeRoomForDrafts(client);
      await context.addCookies([{ name: TOKEN_COOKIE, value, url: site.url }]);
      return client;
    });
  },

  enterAsNew: async ({ context, site }, use) => {
    await use(async () => {
      const account = await registerByApi(site.url);
      await context.addCookies([{ name: TOKEN_COOKIE, value: account.token, url: site.url }]);
      return account;
    });
  },

  clientOf: async ({ site, tokenOf }, use) => {
    await use(async (account) => apiClient(site.url, await tokenOf(account)));
  },

  keepsTheContract: [
    async ({ site, api }, use, { workerIndex }) => {
      await use(undefined);
      const judged = await site.taken();
      keepSeen(`${api}-${workerIndex}`, judged);
      expect(violationsOf(judged), 'violations of the contract').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Calls `ask` once for each key, and again when the answer is `lifetime` milliseconds old. */
function once<Key, Value>(
  ask: (key: Key) => Promise<Value>,
  lifetime = Infinity,
): (key: Key) => Promise<Value> {
  const answers = new Map<Key, { given: Promise<Value>; at: number }>();
  return (key) => {
    const known = answers.get(key);
    if (known && Date.now() - known.at < lifetime) return known.given;
    const given = ask(key);
    answers.set(key, { given, at: Date.now() });
    return given;
  };
}

/** Every form that a test leaves unfinished is a draft, and their number per account is limited. */
async function makeRoomForDrafts(client: ApiClient): Promise<void> {
  const { data } = await client.GET('/website/shipment-drafts', {
    params: { query: { limit: 100 } },
  });
  for (const { id } of data?.data.slice(20) ?? []) {
    await client.DELETE('/website/shipment-drafts/{draft_id}', {
      params: { path: { draft_id: id } },
    });
  }
}
