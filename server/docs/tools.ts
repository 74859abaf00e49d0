import { type Html, html } from '../../common/html.ts';
import { BASE_PATH } from '../http/contract.ts';
import { command } from './command.ts';
import { conformanceKit } from './conformance-kit.ts';
import { table } from './table.ts';
import type { Workflow } from './workflows.ts';

const BACKEND = 'https://your-backend.example/api';
const RESPECT = `npx redocly respect openapi/workflows/main-job.arazzo.yaml \\
  -S mizan=${BACKEND} \\
  -i '{"login": "…", "password": "…", "origin": "…", "destination": "…", "region": "…"}'`;

/** Tools for building and checking a backend. */
export function tools(workflows: readonly Workflow[]): Html {
  return html`<p>All tools run from a clone of the repository, after <code>npm ci</code>.</p>
    ${conformanceKit(BACKEND)}
    <h3>The mock</h3>
    <p>
      The mock answers with the contract’s examples and refuses invalid requests. The header
      <code>Prefer: code=409, example=quote_expired</code> picks a response.
    </p>
    ${command('make mock')}
    <h3>The workflows</h3>
    <p>
      The Arazzo files in <code>openapi/workflows/</code> run against your server step by step;
      every response is checked. The kit runs them too, each on its own account. Those that read the
      outbox or pay on the sandbox’s page run only if your server is in demo mode.
    </p>
    ${command(RESPECT)}
    ${table(
      'Workflows',
      ['File', 'What it does', 'Steps', 'Inputs'],
      workflows.map(({ file, summary, steps, inputs }) => [
        html`<code>${file}</code>`,
        html`${summary}`,
        html`${steps}`,
        html`<code>${inputs.join(', ')}</code>`,
      ]),
    )}
    <h3>The reference backend, and the web app on yours</h3>
    <p>
      <code>make start</code> serves the reference backend. The web app calls
      <code>${BASE_PATH}</code> on its own origin. Serve <code>dist/</code> beside your API, or run
      the web app in development with
    </p>
    ${command('API_URL=http://localhost:8080 npx vite')}`;
}
