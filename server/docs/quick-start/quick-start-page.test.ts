import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/for-a-suite.ts';
import { printedOn } from './testing/printed-on.ts';
import { programFile, PROGRAMS } from './programs.ts';

const server = useTestApp();

const open = async (url: string) => (await server.app.inject(url)).body;
const withoutBlankLines = (text: string) => text.replaceAll(/\n{2,}/g, '\n');

describe('the quick start', () => {
  it.each(PROGRAMS)('prints and serves the program in $language', async ({ file, language }) => {
    const page = printedOn(await open('/docs/quick-start'));
    const program = readFileSync(programFile(file), 'utf8');
    expect(await open(`/docs/${file}`)).toBe(program);
    expect(withoutBlankLines(page.program(language))).toBe(withoutBlankLines(program));
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
    const file = new URL(
      '../../../src/features/profile/integrations/messages.en.json',
      import.meta.url,
    );
    const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const named = [...page.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(4);
    expect(texts).toEqual(expect.arrayContaining(named));
  });
});
