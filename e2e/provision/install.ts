import { runProcess } from '../../codegen/run-process.ts';

export const isRoot = process.getuid?.() === 0;

/** The commands that install packages of Debian and its relatives. */
export function aptInstall(packages: readonly string[]): string[][] {
  const apt = [...(isRoot ? [] : ['sudo', '--non-interactive']), 'apt-get'];
  return [
    [...apt, 'update'],
    [...apt, 'install', '--yes', '--no-install-recommends', ...packages],
  ];
}

/** Runs commands up to the first that fails; returns what they printed. */
export async function runAll(commands: readonly string[][]): Promise<string> {
  let log = '';
  for (const [program = '', ...args] of commands) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await runProcess(program, args, { env });
    log += `${output.slice(-1000)}\nexit code ${code}\n`;
    if (code !== 0) break;
  }
  return log;
}
