import { expect, it } from 'vitest';
import { HEADERS, judgeServer } from './judge-server.ts';
import { partsOf } from './report/parts.ts';

const CITY = {
  code: 'riyadh',
  name: { ar: 'الرياض', en: 'Riyadh' },
  region: { code: 'RD', name: { ar: 'الرياض', en: 'Riyadh' } },
};

/** A server of two lists; the second of them may never answer. */
async function run(isSilent: boolean) {
  const asked: string[] = [];
  const begun = performance.now();
  const { results } = await judgeServer(
    (request, response) => {
      asked.push(request.url ?? '');
      const isOfCountries = request.url?.includes('/countries') ?? false;
      const countries = [{ code: 'SA', name: CITY.name }];
      const data = isOfCountries ? countries : [CITY];
      if (isOfCountries && isSilent) return;
      response.writeHead(200, HEADERS).end(JSON.stringify({ data }));
    },
    { operations: ['listCities', 'listCountries'] },
    ['--requests', '60', '--timeout', '0.5', '--only', 'public-operations,contract,valid'],
  );
  return { asked, results, milliseconds: performance.now() - begun };
}

it('an operation that never answers costs one wait, is named, and is called no more', async () => {
  const { milliseconds } = await run(false);
  const { asked, results, ...silent } = await run(true);
  expect(silent.milliseconds - milliseconds).toBeLessThan(2_000);
  const { failed } = partsOf(results);
  expect(failed.map(({ check, operation }) => [check, operation])).toEqual([
    ['contract', 'listCountries'],
  ]);
  expect(failed[0]?.detail).toBe('No complete answer: it took longer than 0.5 s');
  const left = results.filter(({ needs }) => needs === 'listCountries');
  expect(left.map(({ skipped }) => skipped)).toContain(
    'needs listCountries, which does not answer in time',
  );
  expect(asked.filter((url) => url.includes('/countries')).length).toBeLessThan(5);
  expect(asked.filter((url) => url.includes('/cities')).length).toBeGreaterThan(20);
});
