import { spawn } from 'node:child_process';
import path from 'node:path';

/** `npm run dev`: the backend, restarted when its files change, and the web app with hot reload. */
const root = path.resolve(import.meta.dirname, '..');
const port = process.env.PORT ?? '4000';
const env = { ...process.env, PORT: port, API_URL: `http://localhost:${port}` };

const children = [
  [path.join('server', 'main.ts'), '--watch', '--watch-preserve-output'],
  [path.join('node_modules', 'vite', 'bin', 'vite.js')],
].map(([script = '', ...options]) =>
  spawn(process.execPath, [...options, script], { cwd: root, env, stdio: 'inherit' }),
);

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

process.stdout.write(`Web app http://localhost:5173, API ${env.API_URL}/api\n`);
