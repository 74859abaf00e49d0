import { format, resolveConfig } from 'prettier';
import type { KnownFault } from './broken-servers.ts';
import type { Result } from './findings.ts';

/** The verdicts that failed because of a fault until the run ended. */
export interface Caught {
  by: readonly Result[];
  /** Requests that the run took. */
  after: number;
}

/** The page that says which check saw which mistake. */
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
      `| \`${name}\` | ${does} | ${by.length > 0 ? checksOf(by) : '**nobody**'} | ${after} |`,
  );
  const beyond = faults.filter((fault) => fault.beyond !== '');
  const page = `# Broken servers

What is the conformance kit worth? \`make broken-servers\` starts the reference backend with one mistake in it, lets the kit judge
it until something fails, and writes this page. The mistakes are in \`server/testing/broken/\`;
\`node server/testing/broken/main.ts --fault NAME\` starts a server with one.

${seen} of ${looked.length} were caught, with seed ${seed} and ${requests} requests at most; the same checks find nothing in the backend
without a mistake. Commit: ${commit}.

| Fault | What the server does | Caught first by | Requests until then |
| --- | --- | --- | ---: |
${lines.join('\n')}

## Beyond the kit

What nobody sees who has nothing but HTTP and an hour; the backend's own tests do.

| Fault | What the server does | Why |
| --- | --- | --- |
${beyond.map(({ name, does, beyond }) => `| \`${name}\` | ${does} | ${beyond} |`).join('\n')}
`;
  return format(page, { ...(await resolveConfig('README.md')), parser: 'markdown' });
}

/** Operations of a check that are named. */
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
