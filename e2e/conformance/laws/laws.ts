import { codeLaws } from './codes.ts';
import { concurrencyLaws } from './concurrency.ts';
import { everyOperationLaws } from './every-operation.ts';
import { filterLaws } from './filters.ts';
import { historyLaws } from './history.ts';
import { idempotencyLaws } from './idempotency.ts';
import { keepingLaws } from './keeping.ts';
import type { Law } from './law.ts';
import { moneyLaws } from './money.ts';
import { passwordLaws } from './passwords.ts';
import { pagingLaws } from './paging.ts';
import { rateCardLaws } from './rate-cards.ts';
import { registrationLaws } from './registration.ts';
import { sessionLaws } from './sessions.ts';
import { tenancyLaws } from './tenancy.ts';
import { textLaws } from './texts.ts';
import { versionLaws } from './versions.ts';

export const laws: readonly Law[] = [
  ...everyOperationLaws,
  ...moneyLaws,
  ...rateCardLaws,
  ...idempotencyLaws,
  ...concurrencyLaws,
  ...pagingLaws,
  ...filterLaws,
  ...versionLaws,
  ...historyLaws,
  ...keepingLaws,
  ...tenancyLaws,
  ...registrationLaws,
  ...passwordLaws,
  ...codeLaws,
  ...sessionLaws,
  ...textLaws,
];
