import { activityLaws } from './activity.ts';
import { addressLaws } from './addresses.ts';
import { attentionLaws } from './attention.ts';
import { byKeyLaws } from './by-key.ts';
import { codeLaws } from './codes.ts';
import { comparisonLaws } from './comparison.ts';
import { concurrencyLaws } from './concurrency.ts';
import { courierRuleLaws } from './courier-rules.ts';
import { courierLaws } from './couriers.ts';
import { defaultLimitLaws } from './default-limit.ts';
import { everyOperationLaws } from './every-operation.ts';
import { favoriteLaws } from './favorites.ts';
import { filterLaws } from './filters.ts';
import { historyLaws } from './history.ts';
import { idempotencyLaws } from './idempotency.ts';
import { importLaws } from './imports.ts';
import { invoiceLaws } from './invoices.ts';
import { keepingLaws } from './keeping.ts';
import type { Law } from './law.ts';
import { linkLaws } from './links.ts';
import { methodLaws } from './methods.ts';
import { moneyLaws } from './money.ts';
import { quoteLaws } from './quotes.ts';
import { passwordLaws } from './passwords.ts';
import { pagingLaws } from './paging.ts';
import { priceTableLaws } from './price-table.ts';
import { profileLaws } from './profile.ts';
import { rateCardLaws } from './rate-cards.ts';
import { registrationLaws } from './registration.ts';
import { reportLaws } from './reports.ts';
import { requestLogLaws } from './request-log.ts';
import { sessionLaws } from './sessions.ts';
import { tenancyLaws } from './tenancy.ts';
import { textLaws } from './texts.ts';
import { timeLaws } from './times.ts';
import { todayLaws } from './today.ts';
import { versionLaws } from './versions.ts';
import { webhookDeliveryLaws } from './webhook-deliveries.ts';
import { webhookLaws } from './webhooks.ts';

export const laws: readonly Law[] = [
  ...everyOperationLaws,
  ...linkLaws,
  ...methodLaws,
  ...quoteLaws,
  ...moneyLaws,
  ...invoiceLaws,
  ...rateCardLaws,
  ...priceTableLaws,
  ...courierLaws,
  ...courierRuleLaws,
  ...importLaws,
  ...comparisonLaws,
  ...idempotencyLaws,
  ...concurrencyLaws,
  ...pagingLaws,
  ...defaultLimitLaws,
  ...filterLaws,
  ...versionLaws,
  ...activityLaws,
  ...historyLaws,
  ...keepingLaws,
  ...favoriteLaws,
  ...attentionLaws,
  ...todayLaws,
  ...reportLaws,
  ...tenancyLaws,
  ...registrationLaws,
  ...passwordLaws,
  ...codeLaws,
  ...profileLaws,
  ...addressLaws,
  ...timeLaws,
  ...sessionLaws,
  ...byKeyLaws,
  ...requestLogLaws,
  ...webhookLaws,
  ...webhookDeliveryLaws,
  ...textLaws,
];
