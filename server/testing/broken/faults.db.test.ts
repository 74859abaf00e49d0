import { afterAll, beforeAll, expect, it } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../each-database.ts';
import { type TestBackend, openTestBackend } from '../test-backend.ts';
import type { Changes } from './fault.ts';
import { FAULTS } from './faults.ts';
import { handlersWith, introduce, unguard } from './introduce.ts';
import { newClient } from './probe.ts';

/** One server, which is correct until a fault is switched on. */
let fault: Changes = {};
let opened: TestDatabase;
let backend: TestBackend;

beforeAll(async () => {
  opened = await migratedDatabase('embedded');
  const { database } = opened;
  backend = await openTestBackend(database, { handlers: handlersWith(() => fault) });
  introduce(backend.app, () => fault, database);
});
afterAll(async () => {
  await backend.close();
  await opened.drop();
});

it.each([...FAULTS])('shows %s', async (_, broken) => {
  const { probe } = broken;
  expect(await probe.look(await newClient(backend))).toEqual(probe.right);
  await unguard(opened.database, broken);
  fault = broken;
  try {
    expect(await probe.look(await newClient(backend))).toEqual(probe.broken);
  } finally {
    fault = {};
  }
});
