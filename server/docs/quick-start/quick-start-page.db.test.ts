import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/for-a-suite.ts';
import { printedOn } from './testing/printed-on.ts';
import { programFile, PROGRAMS, RECEIVERS, VERIFIER } from './programs.ts';

const server = useTestApp();

const open = async (url: string) => (await server.app.inject(url)).body;
const textsOf = (feature: string) => {
  const file = new URL(
    `../../../src/features/profile/${feature}/messages.en.json`,
    import.meta.url,
  );
  return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
};
const withoutBlankLines = (text: string) => text.replaceAll(/\n{2,}/g, '\n');

describe('the quick start', () => {
  it.each([...PROGRAMS, VERIFIER, ...RECEIVERS])('prints and serves $file', async ({ file }) => {
    const page = printedOn(await open('/docs/quick-start'));
    const program = readFileSync(programFile(file), 'utf8');
    expect(await open(`/docs/${file}`)).toBe(program);
    expect(withoutBlankLines(page.program(file))).toBe(withoutBlankLines(program));
  });

  it('shows the language that the address names, and curl otherwise', async () => {
    const chosen = async (query: string) =>
      /value="(\w+)"\s+checked/.exec(await open(`/docs/quick-start${query}`))?.[1];
    expect(await chosen('')).toBe('sh');
    expect(await chosen('?language=py')).toBe('py');
    expect(await chosen('?language=cobol&language=php')).toBe('sh');
  });

  it('names the address of the API, and what the screens are called', async () => {
    const page = await open('/docs/quick-start');
    expect(page).toContain('export MIZAN_URL=http://localhost:4000/api');
    const texts = ['integrations', 'webhooks', 'webhooks/log'].flatMap(textsOf);
    const named = [...page.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(4);
    expect(texts).toEqual(expect.arrayContaining(named));
  });

  it('tells when failed webhooks are sent again, at the address that the web app links to', async () => {
    const page = await open('/docs/quick-start');
    const [, section = ''] = page.split('<section id="receive-events"');
    expect(section.replaceAll(/\s+/g, ' ')).toContain(
      'sent 10 times at most: at once, and 5 seconds, 5 minutes, 30 minutes, 2 hours, 5 hours, ' +
        '10 hours, 14 hours, 20 hours and 24 hours after the failure before',
    );
  });
});
