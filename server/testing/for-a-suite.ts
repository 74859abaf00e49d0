import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/database.ts';
import { type TestBackend, openTestBackend } from './test-backend.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';
import { openPaymentSetup, type PaymentSetup } from './payment-setup.ts';

/**
 * Opens something before the tests of a suite; inside `it` and the hooks the result stands for it.
 */
function whileItRuns<Opened extends object>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  return opened;
}

/** A booking backend for the tests of a suite. */
export function useTestBackend(database: () => Database): TestBackend {
  const backend = whileItRuns(() => openTestBackend(database()));
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
