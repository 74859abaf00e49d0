import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../db/database.ts';
import { type BookingDesk, openBookingDesk } from './booking-desk.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

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

/** A booking desk for the tests of a suite. */
export function useBookingDesk(database: () => Database): BookingDesk {
  const desk = whileItRuns(() => openBookingDesk(database()));
  afterAll(() => desk.close());
  return desk;
}

/** A front door for the tests of a suite. */
export function useFrontDoor(database: () => Database, env?: Record<string, string>): FrontDoor {
  const door = whileItRuns(() => openFrontDoor(database(), env));
  afterAll(() => door.stop());
  return door;
}
