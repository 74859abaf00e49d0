import { beforeAll, expect, it } from 'vitest';
import { isOwn, operationsOf } from '../../../common/contract/operations.ts';
import { type Operation, readContract } from '../../http/contract.ts';
import type { StoreSimulator } from '../../ports/store-simulator.ts';
import { smallPdf } from '../../pdf/testing/small-pdf.ts';
import { callsFor, sendCall } from '../../testing/contract-calls.ts';
import { type Belongings, newOwner } from '../../testing/new-owner.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { PRODUCTS_FILE } from '../../testing/products.ts';
import { useFrontDoor, useTestBackend } from '../../testing/for-a-suite.ts';
import { NEW_PASSWORD, OLD_PASSWORD } from '../../testing/front-door.ts';
import { deliver } from '../../testing/deliver.ts';
import { basic } from '../../testing/basic.ts';
import { newKey } from '../../testing/dead-keys.ts';
import { type Customer, testOrder } from '../../testing/test-backend.ts';
import { hashPassword } from '../auth/passwords.ts';
import { csvOf, importCalls, rightRow } from '../import-batches/testing/import-calls.ts';
import { SAMPLE_PLANS } from '../../sample-data/plans.ts';
import type { Connected } from '../stores/testing/store-calls.ts';
import { NOT_RECORDED, RECORDED, ruleOf } from './recorded.ts';
import { recordedOf } from './testing/recorded-of.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SIMULATOR: StoreSimulator = {
  plays: () => true,
  connect: async () => ({ pageUrl: 'http://localhost/stores/1', managerToken: null }),
};
/** Paths of label batches, invoices and files of invoices. */
const OF_FILES = /\{(batch_id|number|file_id)\}/;
const changing = operationsOf(readContract()).filter(({ method }) => method !== 'GET');

it('has a rule for every operation that may change something', () => {
  const rules = [...Object.keys(RECORDED), ...Object.keys(NOT_RECORDED)];
  expect(rules.sort()).toEqual(
    changing
      .filter(isOwn)
      .map(({ id }) => id)
      .sort(),
  );
});

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database, { storeSimulator: SIMULATOR });
  const door = useFrontDoor(database);
  const { rowsOf, actionsOf, forget } = recordedOf(database);
  let hash: string;
  let phones = 0;
  const newPhone = () => `+9665009${String((phones += 1)).padStart(5, '0')}`;
  beforeAll(async () => {
    backend.setTime(door.time());
    hash = await hashPassword(OLD_PASSWORD);
  });

  const change = ({ accountId }: Customer, columns: object) =>
    database()
      .kysely.updateTable('accounts')
      .set(columns)
      .where('account_id', '=', accountId)
      .execute();

  /** Valid bodies of the owner, where those of the contract are valid only for somebody else. */
  async function bodyOf(id: string, their: Belongings): Promise<object | undefined> {
    const form = (name: string, bytes: Uint8Array) => {
      const body = new FormData();
      body.append(name, new Blob([Buffer.from(bytes)]));
      return body;
    };
    const current_password = OLD_PASSWORD;
    switch (id) {
      case 'changePassword':
        return { current_password, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
      case 'changeEmail':
        return { current_password, email: 'another@shop.example' };
      case 'changePhone':
        return { current_password, phone: '+966500900001' };
      case 'closeAccount': {
        const fresh = await backend.newCustomer(0);
        Object.assign(their, { owner: fresh });
        await change(fresh, { password_hash: hash });
        return { current_password };
      }
      case 'requestVerification':
        await change(their.owner, { phone_verified: false });
        return { channel: 'phone' };
      case 'confirmVerification':
      case 'confirmByCode': {
        const phone = newPhone();
        const isVerified = id === 'confirmByCode';
        await change(their.owner, { phone, phone_verified: isVerified });
        const path = isVerified ? '/profile/confirmation/codes' : '/profile/verification';
        const asked = await door.ask(their.owner, 'POST', path, { channel: 'phone' });
        const { challenge } = asked.json<{ challenge: string }>();
        return { challenge, code: await door.codeTo(phone) };
      }
      case 'retryTopUp':
        return { credit: { amount: 5_000, currency: 'SAR' } };
      case 'createRating':
      case 'updateRating':
      case 'deleteRating': {
        await deliver(database(), their.owner, their.shipmentId);
        const given = { parts: { on_time: 5, condition: 5, driver: 5 } };
        if (id === 'createRating') return given;
        await backend.post(their.owner, `/shipments/${their.shipmentId}/rating`, given);
        return id === 'updateRating' ? given : undefined;
      }
      case 'previewPlanChange':
      case 'changePlan': {
        const prices = database().kysely.insertInto('plan_prices').values(SAMPLE_PLANS);
        await prices.onConflict((conflict) => conflict.doNothing()).execute();
        await backend.topUp(their.owner, 14_900);
        const plan = { tier: 'intermediate', period: 'monthly' };
        if (id === 'previewPlanChange') return plan;
        return { ...plan, seen_total: { amount: 14_900, currency: 'SAR' }, version: 0 };
      }
      case 'connectStore': {
        // The plan allows one.
        const stores = database().kysely.deleteFrom('stores');
        await stores.where('account_id', '=', their.owner.accountId).execute();
        return undefined;
      }
      case 'createWebhookEndpoint': {
        // The plan allows one.
        const endpoints = database().kysely.deleteFrom('webhook_endpoints');
        await endpoints.where('account_id', '=', their.owner.accountId).execute();
        return undefined;
      }
      case 'grantStoreAccess': {
        const stores = database().kysely.deleteFrom('stores');
        await stores.where('account_id', '=', their.owner.accountId).execute();
        const zid = { platform: 'zid', name: 'متجر' };
        const { store } = (await backend.post(their.owner, '/stores', zid)).json<Connected>();
        Object.assign(their, { storeId: store.id });
        return undefined;
      }
      case 'createParcelPreset':
        return { ...callsFor(their).createParcelPreset.body, name: 'another' };
      case 'createShipment':
        return testOrder({ id: their.quoteId });
      case 'updateProfilePicture':
        return form('picture', Buffer.from(PIXEL, 'base64'));
      case 'updateProductPhoto':
        return form('photo', Buffer.from(PIXEL, 'base64'));
      case 'checkProductFile':
      case 'importProducts':
        return form('file', PRODUCTS_FILE);
      case 'createImportBatch':
        return form('file', csvOf([rightRow(1)]));
      case 'updateImportColumns': {
        const { version, columns } = await importCalls(backend, their.owner).read(their.importId);
        const chosen = columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
        return { version, columns: chosen };
      }
      case 'bookImportBatch':
      case 'stopImportBatch': {
        const calls = importCalls(backend, their.owner);
        const priced = await calls.price(await calls.read(their.importId));
        if (id === 'bookImportBatch') return { version: priced.version, total: priced.total };
        await calls.made(calls.begin(priced));
        return undefined;
      }
      case 'updateShipmentAttachment':
        return form('attachment', smallPdf('goods'));
      default:
        return undefined;
    }
  }

  async function send(operation: Operation, their: Belongings, body?: object) {
    const call = { ...callsFor(their, door.time())[operation.id], ...(body && { body }) };
    const key = basic(their.clientKey, their.secretKey);
    const who = operation.scheme === 'apiKey' ? key : their.owner.headers;
    return sendCall(backend.app, operation, call, who);
  }

  // Only a test key can call it (test-keys.db.test.ts).
  const ours = changing.filter(({ id, scheme }) => scheme !== null && id !== 'moveTestShipment');
  it.each(ours)('$id of an account is recorded once if it succeeds', async (operation) => {
    const their = await newOwner(backend, OF_FILES.test(operation.path));
    await change(their.owner, { password_hash: hash, phone: newPhone(), phone_verified: true });
    const stranger = await backend.newCustomer(0, 'company');
    const { key, secret_key: secretKey } = await newKey(backend, stranger);
    await forget(stranger);
    const who = { owner: stranger, clientKey: key.client_key, secretKey };
    const refused = await send(operation, { ...their, ...who });
    const action = ruleOf(operation.sameAs)?.action;
    const due = (status: number) => (action && status < 300 ? [action] : []);
    expect(await actionsOf(stranger)).toEqual(due(refused.statusCode));
    const body = await bodyOf(operation.sameAs, their);
    await forget(their.owner);
    const answer = await send(operation, their, body);
    expect([answer.statusCode < 300, answer.body]).toEqual([true, expect.anything()]);
    const isKeyed = 'idempotency-key' in (callsFor(their, door.time())[operation.id].header ?? {});
    if (isKeyed) expect((await send(operation, their, body)).body).toBe(answer.body);
    const added = await rowsOf(their.owner);
    expect(added.map((row) => row.action)).toEqual(action ? [action] : []);
    const actor = operation.scheme === 'apiKey' ? their.clientKey : /^ses_/;
    for (const row of added) expect(row.actor_id).toMatch(actor);
  });
});
