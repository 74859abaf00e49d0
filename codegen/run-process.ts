import { spawn } from 'node:child_process';

export interface ProcessResult {
  /** Exit code; 1 when the process was ended by a signal or could not start. */
  code: number;
  /** Standard output and standard error in the order they arrived. */
  output: string;
}

/** The user and group a process runs as. */
export interface Identity {
  uid: number;
  gid: number;
}

export interface ProcessOptions {
  cwd?: string;
  /** Only root may set it. */
  identity?: Identity;
  env?: Record<string, string>;
  /** Called with the output as it arrives, which is collected as well. */
  onOutput?: (chunk: string) => void;
  /** Milliseconds after which the program is terminated. */
  timeout?: number;
}

/** Environment that keeps the tools of this repository quiet and offline. */
const quietTools = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** How long output may still arrive after the program has ended, in milliseconds. */
const pipeGrace = 2000;

/** Runs a program to its end; never rejects, so that a runner can go on to the next one. */
export function runProcess(
  command: string,
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...quietTools, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options.identity,
      ...(options.timeout !== undefined && { timeout: options.timeout }),
    });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
      options.onOutput?.(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => {
      resolve({ code: 1, output: `${output}${command}: ${error.message}\n` });
    });
    // A remaining grandchild process could hold the pipes open for ever.
    child.on('exit', () => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, pipeGrace).unref();
    });
    child.on('close', (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}
