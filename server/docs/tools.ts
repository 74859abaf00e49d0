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

/** What helps to build a backend, and to see whether it is right. */
export function tools(workflows: readonly Workflow[]): Html {
  return html`<p>All of them run from a copy of the repository, after <code>npm ci</code>.</p>
    ${conformanceKit(BACKEND)}
    <h3>The mock</h3>
    <p>
      It answers with the examples of the contract and refuses what the contract refuses. The header
      <code>Prefer: code=409, example=quote_expired</code> picks an answer.
    </p>
    ${command('make mock')}
    <h3>The workflows</h3>
    <p>
      Arazzo files in <code>openapi/workflows/</code>, run on your server step by step, each answer
      checked. The kit runs them too, each on an account of its own; those that read the outbox or
      pay on the sandbox’s page only where your server is in demo mode.
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
    <h3>A backend to read, and the web app on yours</h3>
    <p>
      <code>make start</code> serves the reference backend. The web app calls
      <code>${BASE_PATH}</code> on its own origin: serve <code>dist/</code> beside your API, or work
      on it with
    </p>
    ${command('API_URL=http://localhost:8080 npx vite')}`;
}
