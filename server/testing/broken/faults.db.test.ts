import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { type TestBackend, openTestBackend } from '../test-backend.ts';
import { openInMemory } from '../embedded-template.ts';
import { FAULTS } from './faults.ts';
import { handlersWith, introduce, unguard } from './introduce.ts';
import { accessProbes } from './probes/access.ts';
import { accountProbes } from './probes/accounts.ts';
import { inputProbes } from './probes/input.ts';
import { moneyProbes } from './probes/money.ts';
import { pagingProbes } from './probes/paging.ts';
import { problemProbes } from './probes/problems.ts';
import { repeatProbes } from './probes/repeats.ts';
import { shapeProbes } from './probes/shape.ts';
import { stateProbes } from './probes/state.ts';
import { type Probe, probedServer } from './probes/probe.ts';

const probes: Record<string, Probe> = {
  ...shapeProbes,
  ...problemProbes,
  ...accessProbes,
  ...accountProbes,
  ...moneyProbes,
  ...repeatProbes,
  ...pagingProbes,
  ...inputProbes,
  ...stateProbes,
};

/** Each fault is probed on the correct server and on the broken one. */
let database: Database;
let right: TestBackend;

beforeAll(async () => {
  database = await openInMemory();
  right = await openTestBackend(database);
});
afterAll(async () => {
  await right.close();
  await database.close();
});

it.each([...FAULTS])('shows %s', async (name, fault) => {
  const probe = probes[name];
  if (!probe) throw new Error(`nobody looks at ${name}`);
  expect(await probe.look(probedServer(right))).toEqual(probe.right);
  await unguard(database, fault);
  const broken = await openTestBackend(database, { handlers: handlersWith(fault) });
  introduce(broken.app, fault, database);
  try {
    expect(await probe.look(probedServer(broken))).toEqual(probe.broken);
  } finally {
    await broken.close();
  }
});
