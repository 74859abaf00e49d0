import { filledPath } from '../../../common/contract/example-call.ts';
import { madeUpPath } from '../call.ts';
import { allOperations, type Operation } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST'];

const isRead = ({ method }: Operation) => method === 'GET';

/** The methods that the contract has for an address, by all paths that look like it. */
function offeredAt(address: string): Set<string> {
  const matching = allOperations.filter(({ path }) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  return new Set<string>(matching.map(({ method }) => method));
}

async function otherMethodsAreRefused({ api, operations }: Bench): Promise<void> {
  const built = operations.filter(({ id }) => api.lackOf(id) === undefined);
  const paths = Map.groupBy(built, ({ path }) => path);
  await withEach([...paths.values()], async (those) => {
    const [operation] = those as [Operation];
    const path = madeUpPath(operation);
    const offered = offeredAt(filledPath(operation.path, path));
    const method = METHODS.find((each) => !offered.has(each));
    if (method === undefined) return;
    const what = `${method} ${operation.path}`;
    const answer = await api.send(operation.id, { method, path });
    refused(answer, 405, 'method_not_allowed', what);
    const allowed = new Set((answer.headers.allow ?? '').split(',').map((each) => each.trim()));
    const due = new Set<string>(those.map((each) => each.method));
    if (due.has('GET')) due.add('HEAD');
    const missing = [...due].filter((each) => !allowed.has(each));
    expect(missing.length === 0, `Allow of ${what} lacks ${missing.join(', ')}`, answer);
    const possible = new Set([...offered, 'HEAD', 'OPTIONS']);
    const wrong = [...allowed].filter((each) => !possible.has(each));
    expect(wrong.length === 0, `Allow of ${what} has ${wrong.join(', ')}`, answer);
  });
}

async function headIsGetWithoutBody(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    bench.operations.filter(isRead),
    async ({ id }) => {
      const call = await recipes[id].call(workspace);
      const whole = await api.send(id, call);
      const head = await api.send(id, { ...call, method: 'HEAD' });
      alike(head.status, whole.status, `the status of HEAD for ${id}`, head);
      alike(
        head.headers['content-type'],
        whole.headers['content-type'],
        `the type of HEAD for ${id}`,
        head,
      );
      alike(head.body ?? '', '', `the body of HEAD for ${id}`, head);
    },
    ONE_AT_A_TIME,
  );
}

async function unknownPathsAreTold({ api }: Bench): Promise<void> {
  for (const path of ['/no-such-path', '/website/no-such-path', '/website/shipments/a/b/c/d']) {
    const response = await fetch(`${api.baseUrl}${path}`);
    const body: unknown = await response.json();
    const { status } = response;
    const answer = { id: 'getHealth', call: {}, status, headers: {}, body, curl: path } as const;
    refused(answer, 404, 'unknown_path', `a request for ${path}`);
    api.values.note('getHealth', status, body);
  }
}

export const methodLaws: readonly Law[] = [
  {
    id: 'other-methods',
    title: 'A method that a path does not offer is refused with those that it offers',
    clause: 'info: methods',
    run: otherMethodsAreRefused,
  },
  {
    id: 'head',
    title: 'HEAD answers like GET, without the body',
    clause: 'info: methods',
    isAbout: isRead,
    run: headIsGetWithoutBody,
  },
  {
    id: 'unknown-paths',
    title: 'A path that the API does not have is told from an unknown identifier',
    clause: 'info: methods; a path that the API does not have is a 404 `unknown_path`',
    run: unknownPathsAreTold,
  },
];
