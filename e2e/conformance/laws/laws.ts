import { activityActionLaws } from './activity-actions.ts';
import { activityLaws } from './activity.ts';
import { addressLaws } from './addresses.ts';
import { attachmentLaws } from './attachments.ts';
import { attentionLaws } from './attention.ts';
import { bodyValueLaws } from './body-values.ts';
import { branchLaws } from './branches.ts';
import { byKeyLaws } from './by-key.ts';
import { carriageLimitLaws } from './carriage-limits.ts';
import { closingLaws } from './closing.ts';
import { codeLaws } from './codes.ts';
import { comparisonLaws } from './comparison.ts';
import { concurrencyLaws } from './concurrency.ts';
import { courierRuleLaws } from './courier-rules.ts';
import { courierLaws } from './couriers.ts';
import { defaultLimitLaws } from './default-limit.ts';
import { deviceLaws } from './devices.ts';
import { everyOperationLaws } from './every-operation.ts';
import { failedPaymentLaws } from './failed-payments.ts';
import { farParcelLaws } from './far-parcels.ts';
import { favoriteLaws } from './favorites.ts';
import { fieldRuleLaws } from './field-rules.ts';
import { filterLaws } from './filters.ts';
import { historyReadLaws } from './history-reads.ts';
import { historyLaws } from './history.ts';
import { idempotencyLaws } from './idempotency.ts';
import { importBalanceLaws } from './import-balance.ts';
import { importChoiceLaws } from './import-choices.ts';
import { importColumnLaws } from './import-columns.ts';
import { importCorrectionLaws } from './import-corrections.ts';
import { importDateLaws } from './import-dates.ts';
import { importFileLaws } from './import-files.ts';
import { importRepairLaws } from './import-repairs.ts';
import { importRowCourierLaws } from './import-row-couriers.ts';
import { importStopLaws } from './import-stops.ts';
import { importedOrderLaws } from './imported-orders.ts';
import { importTemplateLaws } from './import-templates.ts';
import { importLaws } from './imports.ts';
import { invoiceXmlLaws } from './invoice-xml.ts';
import { invoiceLaws } from './invoices.ts';
import { keepingLaws } from './keeping.ts';
import { keptKeyLaws } from './kept-keys.ts';
import { lateScanLaws } from './late-scans.ts';
import type { Law } from './law.ts';
import { linkLaws } from './links.ts';
import { longListLaws } from './long-lists.ts';
import { madeOnceLaws } from './made-once.ts';
import { methodLaws } from './methods.ts';
import { moneyLaws } from './money.ts';
import { movingPageLaws } from './moving-pages.ts';
import { nestedLaws } from './nested.ts';
import { notReadyLaws } from './not-ready.ts';
import { notificationLaws } from './notifications.ts';
import { orderAddressLaws } from './order-addresses.ts';
import { ownDataLaws } from './own-data.ts';
import { pagingLaws } from './paging.ts';
import { paidTopUpLaws } from './paid-top-ups.ts';
import { passwordLaws } from './passwords.ts';
import { pictureLaws } from './pictures.ts';
import { planUsageLaws } from './plan-usage.ts';
import { planLaws } from './plans.ts';
import { preparedActivityLaws } from './prepared-activity.ts';
import { priceTableLaws } from './price-table.ts';
import { productChangeLaws } from './product-changes.ts';
import { productFileLaws } from './product-files.ts';
import { profileLaws } from './profile.ts';
import { queryValueLaws } from './query-values.ts';
import { questionnaireLaws } from './questionnaire.ts';
import { quoteLaws } from './quotes.ts';
import { rateCardLaws } from './rate-cards.ts';
import { ratingLaws } from './ratings.ts';
import { refusalLaws } from './refusals.ts';
import { refusedKeyLaws } from './refused-keys.ts';
import { registrationLaws } from './registration.ts';
import { reportFigureLaws } from './report-figures.ts';
import { reportFilterLaws } from './report-filters.ts';
import { reportLaws } from './reports.ts';
import { requestLogLaws } from './request-log.ts';
import { riyadhDayLaws } from './riyadh-days.ts';
import { ruleRefusalLaws } from './rule-refusals.ts';
import { ruleWarningLaws } from './rule-warnings.ts';
import { rulesByKeyLaws } from './rules-by-key.ts';
import { savedCardLaws } from './saved-cards.ts';
import { savedNameLaws } from './saved-names.ts';
import { searchEverywhereLaws } from './search-everywhere.ts';
import { searchLaws } from './search.ts';
import { securityActivityLaws } from './security-activity.ts';
import { sessionLaws } from './sessions.ts';
import { settingActivityLaws } from './setting-activity.ts';
import { splitFilterLaws } from './split-filters.ts';
import { statementFileLaws } from './statement-files.ts';
import { storeBookingLaws } from './store-bookings.ts';
import { storeConnectionLaws } from './store-connections.ts';
import { storeDeliveryLaws } from './store-deliveries.ts';
import { storeHealthLaws } from './store-health.ts';
import { storeOrderReasonLaws } from './store-order-reasons.ts';
import { storeOrderLaws } from './store-orders.ts';
import { tenancyLaws } from './tenancy.ts';
import { testJourneyLaws } from './test-journeys.ts';
import { textLaws } from './texts.ts';
import { tiedPageLaws } from './tied-pages.ts';
import { timeLaws } from './times.ts';
import { todayLaws } from './today.ts';
import { trackingLaws } from './trackings.ts';
import { unknownSkuLaws } from './unknown-skus.ts';
import { valueNameLaws } from './value-names.ts';
import { versionRaceLaws } from './version-races.ts';
import { versionLaws } from './versions.ts';
import { webhookDeliveryLaws } from './webhook-deliveries.ts';
import { webhookFailureLaws } from './webhook-failures.ts';
import { webhookOutcomeLaws } from './webhook-outcomes.ts';
import { webhookSlownessLaws } from './webhook-slowness.ts';
import { webhookLaws } from './webhooks.ts';

export const laws: readonly Law[] = [
  // These wait longest.
  ...invoiceXmlLaws,
  ...webhookSlownessLaws,
  ...everyOperationLaws,
  ...linkLaws,
  ...methodLaws,
  ...quoteLaws,
  ...moneyLaws,
  ...paidTopUpLaws,
  ...failedPaymentLaws,
  ...notificationLaws,
  ...savedCardLaws,
  ...invoiceLaws,
  ...notReadyLaws,
  ...statementFileLaws,
  ...planLaws,
  ...planUsageLaws,
  ...productFileLaws,
  ...productChangeLaws,
  ...pictureLaws,
  ...attachmentLaws,
  ...rateCardLaws,
  ...carriageLimitLaws,
  ...farParcelLaws,
  ...priceTableLaws,
  ...courierLaws,
  ...branchLaws,
  ...courierRuleLaws,
  ...ruleRefusalLaws,
  ...ruleWarningLaws,
  ...importLaws,
  ...importBalanceLaws,
  ...importChoiceLaws,
  ...importColumnLaws,
  ...importCorrectionLaws,
  ...importDateLaws,
  ...importFileLaws,
  ...importRepairLaws,
  ...importRowCourierLaws,
  ...importStopLaws,
  ...importTemplateLaws,
  ...comparisonLaws,
  ...idempotencyLaws,
  ...madeOnceLaws,
  ...refusedKeyLaws,
  ...concurrencyLaws,
  ...pagingLaws,
  ...defaultLimitLaws,
  ...tiedPageLaws,
  ...movingPageLaws,
  ...longListLaws,
  ...filterLaws,
  ...splitFilterLaws,
  ...queryValueLaws,
  ...fieldRuleLaws,
  ...refusalLaws,
  ...bodyValueLaws,
  ...riyadhDayLaws,
  ...searchLaws,
  ...searchEverywhereLaws,
  ...versionLaws,
  ...versionRaceLaws,
  ...savedNameLaws,
  ...activityLaws,
  ...activityActionLaws,
  ...securityActivityLaws,
  ...settingActivityLaws,
  ...preparedActivityLaws,
  ...historyLaws,
  ...historyReadLaws,
  ...trackingLaws,
  ...keepingLaws,
  ...closingLaws,
  ...ratingLaws,
  ...favoriteLaws,
  ...attentionLaws,
  ...todayLaws,
  ...reportLaws,
  ...reportFigureLaws,
  ...reportFilterLaws,
  ...storeOrderLaws,
  ...storeOrderReasonLaws,
  ...storeDeliveryLaws,
  ...storeHealthLaws,
  ...storeConnectionLaws,
  ...unknownSkuLaws,
  ...storeBookingLaws,
  ...importedOrderLaws,
  ...orderAddressLaws,
  ...tenancyLaws,
  ...nestedLaws,
  ...registrationLaws,
  ...passwordLaws,
  ...codeLaws,
  ...profileLaws,
  ...questionnaireLaws,
  ...ownDataLaws,
  ...addressLaws,
  ...timeLaws,
  ...sessionLaws,
  ...keptKeyLaws,
  ...deviceLaws,
  ...byKeyLaws,
  ...testJourneyLaws,
  ...lateScanLaws,
  ...rulesByKeyLaws,
  ...requestLogLaws,
  ...webhookLaws,
  ...webhookDeliveryLaws,
  ...webhookOutcomeLaws,
  ...webhookFailureLaws,
  ...textLaws,
  ...valueNameLaws,
];
