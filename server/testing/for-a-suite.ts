import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/database.ts';
import { useDatabase } from './each-database.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { openPaymentSetup, type PaymentSetup } from './payment-setup.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { type TestBackend, openTestBackend } from './test-backend.ts';

/** Milliseconds; a server takes long to start on a busy machine. */
const SET_UP = 240_000;

/**
 * Opens something before the tests of a suite; inside `it` and the hooks the result stands for it.
 */
function whileItRuns<Opened extends object>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await open());
  }, SET_UP);
  return opened;
}

/** A server on a new PostgreSQL database for the tests of a suite. */
export function useTestApp(): TestApp {
  const database = useDatabase();
  const server = whileItRuns(() => startTestApp({ db: database() }));
  afterAll(() => server.stop());
  return server;
}

/** A booking backend for the tests of a suite, by default on a new PostgreSQL database. */
export function useTestBackend(
  database = useDatabase(),
  options?: Parameters<typeof openTestBackend>[1],
): TestBackend {
  const backend = whileItRuns(() => openTestBackend(database(), options));
  afterAll(() => backend.close());
  return backend;
}

/** A front door for the tests of a suite. */
export function useFrontDoor(database: () => Database, env?: Record<string, string>): FrontDoor {
  const door = whileItRuns(() => openFrontDoor(database(), env));
  afterAll(() => door.stop());
  return door;
}

/** A payment setup for the tests of a suite. */
export function usePaymentSetup(database: () => Database): PaymentSetup {
  const setup = whileItRuns(() => openPaymentSetup(database()));
  afterAll(() => setup.close());
  return setup;
}
