import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import { freePort } from '../provision/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds these pages like the web app, and serves them. */
export async function startSite(pages: ('ours' | 'data-grid')[]) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'mizan-table-scroll-'));
  const input = pages.map((name) => path.join(root, `e2e/table-scroll/${name}.html`));
  const shared = { root, configFile: path.join(root, 'vite.config.ts') };
  await build({
    ...shared,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input } },
  });
  const port = await freePort();
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { port, host: '127.0.0.1' },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
