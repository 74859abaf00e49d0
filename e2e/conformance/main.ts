import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJudge } from '../judge/judge.ts';
import { openApi } from './api.ts';
import { type Arguments, readArguments, USAGE } from './arguments.ts';
import type { ConformanceConfig } from './config.ts';
import { startReference } from './reference-server.ts';
import { runAll } from './run.ts';
import { writeReport } from './report/write-report.ts';
import { openWire } from './wire.ts';

/**
 * Holds a backend to the contract. Exit code 0 when every check passed, 1 when one failed, 2 when
 * it could not run.
 */
async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  const reference = options.baseUrl === undefined ? await startReference() : undefined;
  try {
    return await run(options, options.baseUrl ?? `${reference?.url}/api`);
  } finally {
    await reference?.stop();
  }
}

async function run(options: Arguments, baseUrl: string): Promise<number> {
  const begun = performance.now();
  const file = pathToFileURL(path.resolve(options.config)).href;
  const { config } = (await import(file)) as { config: ConformanceConfig };
  console.log(`Conformance of ${config.name} at ${baseUrl}, seed ${options.seed}`);
  const wire = openWire(baseUrl);
  const judge = await createJudge();
  try {
    // Whatever it answers: a server that is not there would seem to fail every check.
    await wire.send({ method: 'GET', path: '/health', headers: {} });
    const outcome = await runAll({
      options,
      config,
      judge,
      apiFor: (findings) => openApi({ baseUrl, wire, judge, findings }),
    });
    const seconds = (performance.now() - begun) / 1000;
    const failed = await writeReport(outcome, { options, config, baseUrl, seconds });
    return failed > 0 ? 1 : 0;
  } finally {
    wire.close();
  }
}

// The reference backend ends with the kit, whatever ends it.
process.once('SIGTERM', () => process.exit(143));

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  console.error(`\n${USAGE}`);
  process.exitCode = 2;
}
