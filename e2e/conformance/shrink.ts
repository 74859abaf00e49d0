import type { Again, KitApi, Kit } from './api.ts';
import { newKey } from './bookings.ts';
import { fits } from './breaks.ts';
import type { Call } from './call.ts';
import { operationOf } from './contract.ts';
import type { Result } from './findings.ts';
import { type Change, renamings } from './rename.ts';
import { smallerCalls } from './smaller.ts';

/** Most requests for one failure. */
const REQUESTS = 60;

/** Milliseconds after which the failures that are left are told as they were found. */
const LIMIT = 20_000;

/**
 * Tells each failure of a request by the least request that fails in the same way. Requests that
 * fail only once, because of what was stored, stay as they were.
 */
export async function shrinkFailures({ api, findings }: Kit): Promise<void> {
  const deadline = Date.now() + LIMIT;
  for (const [key, again] of api.agains) {
    if (Date.now() > deadline) return;
    if (api.lackOf(again.operation)) continue;
    const least = await leastOf(key, again, api, deadline);
    if (least) findings.tellBy(key, least);
  }
}

/** The failure of the least request; undefined if it cannot be repeated. */
async function leastOf(
  key: string,
  again: Again,
  api: KitApi,
  deadline: number,
): Promise<Result | undefined> {
  const operation = operationOf(again.operation);
  let sent = 0;
  const failureOf = async (call: Call, change: Change) => {
    sent += 1;
    const kit = api.apart();
    const fresh = withNewKey({ ...call, body: change(call.body), noWait: true }, again.kept);
    await again.act(kit, fresh).catch(() => undefined);
    return kit.findings.find(key);
  };
  const isMeant = ({ body }: Call) =>
    again.isValid !== true || operation.body === null || fits(operation.body, body);

  let call = again.call;
  let least: Result | undefined;
  let change: Change = (body) => body;
  // What was created under a name may be refused a second time.
  for (const each of [change, ...renamings(operation, call, again.kept)]) {
    least = await failureOf(call, each);
    change = each;
    if (least || sent >= REQUESTS / 4) break;
  }
  if (!least) return undefined;
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (const smaller of smallerCalls(operation, call, again.kept)) {
      if (sent >= REQUESTS || Date.now() > deadline) return least;
      if (!isMeant(smaller)) continue;
      const failure = await failureOf(smaller, change);
      if (!failure) continue;
      [call, least, isSmaller] = [smaller, failure, true];
      break;
    }
  }
  return least;
}

const KEY = 'idempotency-key';

/** With one key, another body would be refused for that alone. */
function withNewKey(call: Call, kept = ''): Call {
  const isKey = call.header?.[KEY] !== undefined && !kept.toLowerCase().endsWith(KEY);
  return isKey ? { ...call, header: { ...call.header, ...newKey() } } : call;
}
