import type { Fault } from './fault.ts';
import { accessFaults } from './faults/access.ts';
import { accountFaults } from './faults/accounts.ts';
import { activityFaults } from './faults/activity.ts';
import { byKeyFaults } from './faults/by-key.ts';
import { courierFaults } from './faults/couriers.ts';
import { disagreementFaults } from './faults/disagreement.ts';
import { documentFaults } from './faults/documents.ts';
import { inputFaults } from './faults/input.ts';
import { moneyFaults } from './faults/money.ts';
import { pagingFaults } from './faults/paging.ts';
import { problemFaults } from './faults/problems.ts';
import { productFaults } from './faults/products.ts';
import { repeatFaults } from './faults/repeats.ts';
import { reportFaults } from './faults/reports.ts';
import { requestLogFaults } from './faults/request-log.ts';
import { shapeFaults } from './faults/shape.ts';
import { stateFaults } from './faults/state.ts';
import { storeFaults } from './faults/stores.ts';
import { webhookFaults } from './faults/webhooks.ts';

/** Every fault of a broken server, by name. */
export const FAULTS: ReadonlyMap<string, Fault> = new Map(
  Object.entries({
    ...shapeFaults,
    ...problemFaults,
    ...accessFaults,
    ...accountFaults,
    ...moneyFaults,
    ...documentFaults,
    ...productFaults,
    ...courierFaults,
    ...repeatFaults,
    ...pagingFaults,
    ...inputFaults,
    ...stateFaults,
    ...byKeyFaults,
    ...requestLogFaults,
    ...webhookFaults,
    ...reportFaults,
    ...storeFaults,
    ...disagreementFaults,
    ...activityFaults,
  }),
);
