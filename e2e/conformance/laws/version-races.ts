import { requestedBy, type Account } from '../account.ts';
import { NotHeld, type Answer } from '../answer.ts';
import { newKey } from '../bookings.ts';
import type { Call } from '../call.ts';
import { type Operation } from '../contract.ts';
import { settled } from '../imports.ts';
import { importerOf } from '../recipes/import-states.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace, type Workspace } from '../workspace.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { accountWith, alike, balanceOf, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { offeredPlans } from './plans.ts';
import { withEach } from './with-each.ts';

/** Devices that save at the same moment. */
const DEVICES = 4;

const FUNDS = 1_000_000;

const hasVersion = ({ body }: Operation) => body?.properties?.['version'] !== undefined;

const isOfOne = (operation: Operation) =>
  hasVersion(operation) && operation.parameters.some(({ place }) => place === 'path');

/** The plan has a law of its own, as choosing it costs money. */
const isSaved = (operation: Operation) => hasVersion(operation) && operation.id !== 'changePlan';

/** The stranger's own credential for an operation. */
function strangerFor({ scheme }: Operation, workspace: Workspace, account: Account) {
  const session = requestedBy(account);
  return scheme === 'apiKey' ? workspace.keyOf(session) : session;
}

/** The same request with another key, and with these fields of its body. */
function again(call: Call, fields: object): Call {
  const isKeyed = call.header?.['idempotency-key'] !== undefined;
  return {
    ...call,
    ...(isKeyed && { header: { ...call.header, ...newKey() } }),
    body: { ...(call.body as object), ...fields },
  };
}

async function foreignComesFirst(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    bench.operations.filter(isOfOne),
    async (operation) => {
      const { id, body } = operation;
      const right = await recipes[id].call(workspace);
      const who = await strangerFor(operation, workspace, await workspace.stranger());
      const { version } = right.body as { version: number };
      const { minimum = 0 } = body?.properties?.['version'] ?? {};
      const others = [version - 1, version + 1].filter((each) => each >= minimum);
      for (const each of [version, ...others]) {
        const call = { ...again(right, { version: each }), who };
        const what = `${id} of another account, with ${each === version ? 'its' : 'another'} version`;
        refused(await api.send(id, call), 404, 'not_found', what);
      }
    },
    ONE_AT_A_TIME,
  );
}

async function oneDeviceSaves(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    bench.operations.filter(isSaved),
    async (operation) => {
      const { id, body } = operation;
      const right = await recipes[id].call(workspace);
      const takesNote = body?.properties?.['note'] !== undefined;
      const calls = Array.from({ length: DEVICES }, (_, at) =>
        again(right, takesNote ? { note: `device ${at}` } : {}),
      );
      const answers = await Promise.all(calls.map((call) => api.send(id, call)));
      oneWins(answers, `${id} by ${DEVICES} devices with the same version`);
      const [winner] = answers.filter(({ status }) => status < 300);
      if (winner) await recipes[id].done?.(workspace, winner, right);
      await atRest(workspace, right);
      const late = await api.send(id, again(right, {}));
      alike(late.status, 409, `${id} with a version that was changed since`, late);
    },
    ONE_AT_A_TIME,
  );
}

/** Waits until the server has done what a step of an import batch began. */
async function atRest(workspace: Workspace, { path }: Call): Promise<void> {
  if (path?.['batch_id'] !== undefined)
    await settled(await importerOf(workspace), path['batch_id']);
}

function oneWins(answers: readonly Answer[], what: string): void {
  const won = answers.filter(({ status }) => status < 300);
  const lost = answers.filter(({ status }) => status === 409);
  const odd = answers.find(({ status }) => status >= 300 && status !== 409);
  const told = odd ?? won[1] ?? lost.at(-1);
  alike([won.length, lost.length], [1, answers.length - 1], `${what}: done, and refused`, told);
}

async function onePlanIsBought(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, FUNDS);
  const who = requestedBy(account);
  const [smallest] = await offeredPlans(bench, account);
  if (!smallest) throw new NotHeld('the operator offers no paid plan');
  const { choice } = smallest;
  const { total, version } = await api.ok('previewPlanChange', { who, body: choice });
  const body = { ...choice, seen_total: total, version };
  const buy = () => api.send('changePlan', { who, header: newKey(), body });
  oneWins(await Promise.all(Array.from({ length: DEVICES }, buy)), 'a plan bought concurrently');
  const left = FUNDS - total.amount;
  alike(await balanceOf(bench, account), left, 'the balance after a plan was bought concurrently');
}

export const versionRaceLaws: readonly Law[] = [
  {
    id: 'foreign-versions',
    title: "Another account's object is not found, whichever version is stated",
    clause:
      '#/components/responses/NotFound: this account has no such resource, so it has no version to compare',
    isAbout: isOfOne,
    run: foreignComesFirst,
  },
  {
    id: 'concurrent-versions',
    title: 'Of changes of the same version, concurrent or later, one is made',
    clause:
      '`version` of each body: a change states the version that it is based on; `409` of each operation: it was changed since it was read',
    isAbout: isSaved,
    run: oneDeviceSaves,
  },
  {
    id: 'concurrent-plans',
    title: 'Of concurrent changes of the plan, one is made and charged',
    clause:
      '#/components/schemas/SubscriptionVersion: a change must state the version it is based on; PlanChangeRefused: nothing was changed or charged',
    isAbout: ({ id }) => id === 'changePlan',
    run: onePlanIsBought,
  },
];
