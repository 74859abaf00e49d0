import { format, resolveConfig } from 'prettier';
import type { KnownFault } from './broken-servers.ts';
import type { Result } from './findings.ts';

/** The checks that failed because of a fault, up to the end of the run. */
export interface Caught {
  by: readonly Result[];
  /** Requests sent until then. */
  after: number;
}

/** The page that lists which check found which mistake. */
export async function tableOf(
  faults: readonly KnownFault[],
  caught: ReadonlyMap<string, Caught>,
  { requests, seed, commit }: { requests: string; seed: string; commit: string },
): Promise<string> {
  const looked = faults.flatMap((fault) => {
    const seen = caught.get(fault.name);
    return seen ? [{ ...fault, ...seen }] : [];
  });
  const seen = looked.filter(({ by }) => by.length > 0).length;
  const lines = looked.map(
    ({ name, does, by, after }) =>
      `| \`${name}\` | ${does} | ${by.length > 0 ? checksOf(by) : '**none**'} | ${after} |`,
  );
  const beyond = faults.filter((fault) => fault.beyond !== '');
  const page = `# Broken servers

Which mistakes does the conformance kit find? \`make broken-servers\` starts the reference backend with one mistake at a time,
runs the kit against it until a check fails, and writes this page. It begins with the checks that the page named before. The
mistakes are in \`server/testing/broken/\`; \`node server/testing/broken/main.ts --fault NAME\` starts a server with one of them.

${seen} of ${looked.length} were caught, with seed ${seed} and at most ${requests} requests. The same checks find nothing in the backend
without a mistake. Commit: ${commit}.

| Fault | What the server does | Caught by | Requests until then |
| --- | --- | --- | ---: |
${lines.join('\n')}

## Beyond the kit

Mistakes that cannot be seen over HTTP within an hour. The backend's own tests find them.

| Fault | What the server does | Why |
| --- | --- | --- |
${beyond.map(({ name, does, beyond }) => `| \`${name}\` | ${does} | ${beyond} |`).join('\n')}
`;
  return format(page, { ...(await resolveConfig('README.md')), parser: 'markdown' });
}

/** What the page names for a fault. */
export interface Named {
  checks: string[];
  /** Where they failed; none if that is not a single operation's. */
  operations: string[];
}

/** The checks that the page names for each fault. */
export function namedIn(page: string): Map<string, Named> {
  const rows = page.matchAll(/^\| `([^`]+)` *\|[^|]*\|([^|]*)\|[^|]*\|$/gm);
  return new Map(
    [...rows].map(([, name = '', by = '']) => {
      const checks = [...by.matchAll(/`([^`]+)`/g)].map(([, check = '']) => check);
      const lists = [...by.matchAll(/ at ([\w, ]+?)(?: and \d+ more)? *(?=;|$)/g)];
      const operations = lists.flatMap(([, list = '']) => list.split(', '));
      return [name, { checks, operations: [...new Set(operations)] }];
    }),
  );
}

/** Operations listed for each check; the rest are counted. */
const NAMED = 3;

/** Each check with the operations that it failed at. */
function checksOf(by: readonly Result[]): string {
  const checks = Map.groupBy(by, ({ check }) => check);
  return [...checks]
    .map(([check, results]) => {
      const at = [...new Set(results.flatMap(({ operation }) => operation ?? []))];
      const more = at.length > NAMED ? ` and ${at.length - NAMED} more` : '';
      return `\`${check}\`${at.length > 0 ? ' at ' : ''}${at.slice(0, NAMED).join(', ')}${more}`;
    })
    .join('; ');
}
