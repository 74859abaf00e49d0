import { test as base, expect, type Page } from '@playwright/test';
import { LOCALE_KEY, TOKEN_COOKIE } from '../../common/product.ts';
import type { Locale, PseudoLocale } from '../../src/i18n/locale.ts';
import { createJudge } from '../judge/judge.ts';
import { startJudgingProxy, type JudgingProxy } from '../judge/judging-proxy.ts';
import { keepSeen, violationsOf } from '../judge/seen-operations.ts';
import { freePort } from '../provision/free-port.ts';
import { apiClient, startSession, type Account, type ApiClient } from './client.ts';
import { startServers, type Api } from './servers.ts';
import { textsIn, type TextOf } from './texts.ts';

export interface Options {
  /** Language the browser starts in. */
  language: Locale | PseudoLocale;
  /**
   * Statuses and network errors that a test provokes, and words of errors thrown in the page; the
   * browser reports them on its console.
   */
  provokes: (number | string)[];
}

interface Fixtures {
  /** The words on the screen in the test's language. */
  text: TextOf;
  /** Signs this browser in by its cookie, with a session that the worker keeps. */
  signIn: (account: Account) => Promise<void>;
  /** A client of the API, signed in as a sample account with the same session. */
  clientOf: (account: Account) => Promise<ApiClient>;
  keepsTheContract: undefined;
}

export interface WorkerOptions {
  api: Api;
}

interface WorkerFixtures {
  /** Web app and API as this worker has them for itself, with the judge listening. */
  site: JudgingProxy;
  tokenOf: (account: Account) => Promise<string>;
}

/**
 * Every test has servers that no other worker touches, and fails when the traffic breaks the
 * contract, the console shows an error or the page throws one.
 */
export const test = base.extend<Options & Fixtures, WorkerOptions & WorkerFixtures>({
  language: ['ar', { option: true }],
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
      const tokens = new Map<Account, Promise<string>>();
      await use((account) => {
        const token = tokens.get(account) ?? startSession(site.url, account);
        tokens.set(account, token);
        return token;
      });
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.url);
  },

  context: async ({ context, language, site }, use) => {
    await context.addCookies([{ name: LOCALE_KEY, value: language, url: site.url }]);
    await use(context);
  },

  page: async ({ page, provokes }, use) => {
    const errors = watchErrors(page, provokes);
    await use(page);
    expect(errors, 'errors on the console').toEqual([]);
  },

  text: async ({ language }, use) => {
    await use(textsIn(language));
  },

  signIn: async ({ context, site, api, tokenOf }, use) => {
    await use(async (account) => {
      const value = await tokenOf(account);
      if (api === 'backend') await makeRoomForDrafts(apiClient(site.url, value));
      await context.addCookies([{ name: TOKEN_COOKIE, value, url: site.url }]);
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

/** Every form that a test leaves behind is a draft, and an account has only so many. */
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

function watchErrors(page: Page, provokes: readonly (number | string)[]): string[] {
  const errors: string[] = [];
  const isProvoked = (words: string) => {
    const status = /^Failed to load resource: .*?\b(\d{3})\b/.exec(words)?.[1];
    return provokes.some((each) =>
      typeof each === 'number' ? status === String(each) : words.includes(each),
    );
  };
  page.on('pageerror', ({ message }) => {
    if (!isProvoked(message)) errors.push(`page: ${message}`);
  });
  page.on('console', (message) => {
    const words = message.text();
    if (message.type() !== 'error' || isProvoked(words)) return;
    errors.push(`${words} (${message.location().url})`);
  });
  return errors;
}
