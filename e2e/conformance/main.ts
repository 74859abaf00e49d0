import { CannotRun } from './cannot-run.ts';
import { checkedHooks } from './checked-hooks.ts';
import { createJudge } from '../judge/judge.ts';
import { startSampleDatabases } from '../support/sample-database.ts';
import { type KitApi, openApi } from './api.ts';
import { type Arguments, readArguments } from './arguments.ts';
import type { ConformanceConfig } from './config.ts';
import { allOperations } from './contract.ts';
import type { Findings } from './findings.ts';
import { loadConfig } from './load-config.ts';
import { tellProgress } from './progress.ts';
import { startReference } from './reference-server.ts';
import { type Outcome, runAll } from './run.ts';
import { writeReport } from './report/write-report.ts';
import { CHECKS, usage } from './usage.ts';
import { openWire, type Wire } from './wire.ts';
import { workflowFiles } from './workflows.ts';

/** Newest warnings of the reference backend that are printed when a check fails. */
const WARNINGS = 20;

/**
 * Checks a backend against the contract. Exit code 0 if every check passed, 1 if one failed, 2 if
 * the kit could not run, or none failed but test accounts could not be made.
 */
async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  if (options.help) {
    console.log(usage());
    return 0;
  }
  const unknown = options.checks.filter((id) => !CHECKS.has(id));
  if (unknown.length > 0)
    throw new CannotRun(`--only: unknown check: ${unknown.join(', ')}; see --help.`);
  const skippable = [...CHECKS.keys(), ...allOperations.map(({ id }) => id), ...workflowFiles()];
  if (options.baseUrl !== undefined) {
    return run(options, await loadConfig(options.config, new Set(skippable)), options.baseUrl);
  }
  const stopDatabases = await startSampleDatabases();
  const reference = await startReference();
  try {
    // The reference config reads its server's secrets when it is loaded.
    const config = await loadConfig(options.config, new Set(skippable));
    const code = await run(options, config, `${reference.url}/api`);
    if (code !== 0) console.log(reference.warnings().slice(-WARNINGS).join('\n'));
    return code;
  } finally {
    await reference.stop();
    await stopDatabases();
  }
}

async function run(
  options: Arguments,
  config: ConformanceConfig,
  baseUrl: string,
): Promise<number> {
  const begun = performance.now();
  console.log(`Conformance of ${config.name} at ${baseUrl}, seed ${options.seed}`);
  const wire = openWire(baseUrl, options.timeout);
  const judge = await createJudge();
  const seen: { findings?: Findings; api?: KitApi } = {};
  let endTelling = () => {};
  const apiFor = (findings: Findings) => {
    const api = openApi({ baseUrl, wire, judge, findings, skip: config.skip });
    endTelling = tellProgress(wire, findings);
    Object.assign(seen, { findings, api });
    return api;
  };
  const report = (outcome: Outcome, cutShort?: string) =>
    writeReport(outcome, {
      ...{ options, config, baseUrl, credentials: seen.api?.credentials.values ?? new Map() },
      seconds: (performance.now() - begun) / 1000,
      ...(cutShort !== undefined && { cutShort }),
    });
  try {
    await knock(wire, baseUrl);
    const run = runAll({ options, config: checkedHooks(config), judge, apiFor });
    const outcome = await Promise.race([run, wire.gaveUp]);
    return await report(outcome);
  } catch (error) {
    if (!(error instanceof CannotRun) || !seen.findings) throw error;
    const results = seen.findings.failures;
    await report({ results, operations: [], total: wire.sent(), unseen: [] }, error.message);
    throw error;
  } finally {
    endTelling();
    wire.close();
  }
}

/**
 * Any answer will do. Without this, an unreachable server would seem to fail every check.
 *
 * @throws CannotRun if nothing answers.
 */
async function knock(wire: Wire, baseUrl: string): Promise<void> {
  try {
    await wire.send({ method: 'GET', path: '/health', headers: {} });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotRun(`No answer from ${baseUrl}/health (${code ?? message}).`);
  }
}

// The reference backend stops with the kit, however the kit ends.
process.once('SIGTERM', () => process.exit(143));

try {
  // Exit at once: requests may still be waiting for a server that was given up.
  process.exit(await main());
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : error);
  process.exit(2);
}
