import type { ApiRequest } from '../../../api/generated/model/api-request.ts';
import type { ApiRequestOutcome } from '../../../api/generated/model/api-request-outcome.ts';

/** How a request with that status ended. */
export function outcomeOf({ status }: Pick<ApiRequest, 'status'>): ApiRequestOutcome {
  if (status < 400) return 'succeeded';
  return status < 500 ? 'refused' : 'failed';
}

/** Problems with a text, `profile.requests.code.…`; any other is shown by its code. */
export const explained: ReadonlySet<string> = new Set([
  ...['already_cancelled', 'already_collected', 'already_final', 'already_saved'],
  ...['balance_below_zero', 'courier_unavailable', 'event_refused', 'idempotency_key_reused'],
  ...['import_busy', 'import_changed', 'import_prices_expired', 'import_row_booked'],
  ...['import_step', 'insufficient_balance', 'insufficient_scope', 'internal_error'],
  ...['labels_not_ready', 'malformed_request', 'no_label', 'not_editable', 'not_found'],
  ...['nothing_to_import', 'paused_by_plan', 'payload_too_large', 'plan_limit_reached'],
  ...['product_used', 'quote_expired', 'quote_mismatch', 'quote_used', 'rate_limited'],
  ...['shipment_changed', 'store_order_booked', 'temporarily_unavailable', 'test_key_required'],
  ...['too_many_imports', 'too_many_labels', 'validation_failed', 'xml_not_ready'],
]);
