/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * Machine-readable code of a problem. Codes are stable; user interfaces map them to texts of their own.
 */
export type ProblemCode = typeof ProblemCode[keyof typeof ProblemCode];


export const ProblemCode = {
  /** Fields or parameters are missing, unknown or invalid; `errors` lists each. */
  validation_failed: 'validation_failed',
  /** The request could not be read. */
  malformed_request: 'malformed_request',
  /** The token or key is missing, wrong, expired or revoked. */
  unauthorized: 'unauthorized',
  /** The account has no such resource. */
  not_found: 'not_found',
  /** The API has no such path. */
  unknown_path: 'unknown_path',
  /** The path does not offer the method; `Allow` lists those that it offers. */
  method_not_allowed: 'method_not_allowed',
  /** The body is too large. */
  payload_too_large: 'payload_too_large',
  /** Too many requests; wait for `Retry-After`. */
  rate_limited: 'rate_limited',
  /** Too many codes by text message; wait, or use e-mail. */
  too_many_texts: 'too_many_texts',
  /** An error on the server; nothing was written. */
  internal_error: 'internal_error',
  /** The database does not respond in time. */
  temporarily_unavailable: 'temporarily_unavailable',
  /** The server cannot serve requests yet, or no longer. */
  not_ready: 'not_ready',
  /** The login or password is wrong. */
  invalid_credentials: 'invalid_credentials',
  /** The one-time code is wrong. */
  invalid_code: 'invalid_code',
  /** The one-time code was used, has expired or was tried too often. */
  dead_code: 'dead_code',
  /** The token for setting a new password was used or has expired. */
  dead_reset: 'dead_reset',
  /** An earlier step of the registration is missing. */
  step_too_early: 'step_too_early',
  /** Another account has already verified this e-mail or phone. */
  already_registered: 'already_registered',
  /** The e-mail or phone is already verified. */
  already_verified: 'already_verified',
  /** The account cannot be closed while something is owed or on its way. */
  account_not_settled: 'account_not_settled',
  /** Only company accounts can use this operation. */
  company_account_required: 'company_account_required',
  /** The delivery does not prove that it comes from the store. */
  forged_delivery: 'forged_delivery',
  /** The store\'s platform grants access itself; there is no token to enter. */
  grants_itself: 'grants_itself',
  /** A duplicate or refused delivery cannot be replayed. */
  not_replayable: 'not_replayable',
  /** The store order is booked or cancelled, so its address can no longer be completed. */
  order_closed: 'order_closed',
  /** The store order is already booked. */
  store_order_booked: 'store_order_booked',
  /** It is the only verified login; verify the other one first. */
  only_verified_contact: 'only_verified_contact',
  /** The session must be confirmed again first. */
  confirmation_required: 'confirmation_required',
  /** An item with the same name, or the same name and phone, is already saved. */
  already_saved: 'already_saved',
  /** The limit of saved items has been reached. */
  too_many_saved: 'too_many_saved',
  /** Another device has saved the draft since it was read. */
  draft_changed: 'draft_changed',
  /** Another device has saved the rules since they were read. */
  courier_rules_changed: 'courier_rules_changed',
  /** The limit of the account\'s plan has been reached; `plan_limit` states it. */
  plan_limit_reached: 'plan_limit_reached',
  /** The item is paused, because it is beyond the limit of the plan. */
  paused_by_plan: 'paused_by_plan',
  /** A shipment names the product, so it can only be archived. */
  product_used: 'product_used',
  /** The products have changed since the file was checked. */
  products_changed: 'products_changed',
  /** The account already has this plan. */
  already_on_plan: 'already_on_plan',
  /** The plan is not offered. */
  plan_unavailable: 'plan_unavailable',
  /** The plan was changed or renewed since it was read. */
  plan_changed_meanwhile: 'plan_changed_meanwhile',
  /** The change no longer costs what the person has seen. */
  plan_price_changed: 'plan_price_changed',
  /** The balance is too low. */
  insufficient_balance: 'insufficient_balance',
  /** The balance is below zero; a top-up must pay the debt first. */
  balance_below_zero: 'balance_below_zero',
  /** The exchange rate has changed, so the top-up would credit another amount. */
  credit_changed: 'credit_changed',
  /** The saved card has expired. */
  payment_method_expired: 'payment_method_expired',
  /** The quote has expired. */
  quote_expired: 'quote_expired',
  /** A shipment was already booked with the quote. */
  quote_used: 'quote_used',
  /** The shipment differs from the parcel that was quoted. */
  quote_mismatch: 'quote_mismatch',
  /** The quote has no price for this courier and service. */
  courier_unavailable: 'courier_unavailable',
  /** The shipment was edited elsewhere since it was read. */
  shipment_changed: 'shipment_changed',
  /** The shipment can no longer be edited. */
  not_editable: 'not_editable',
  /** The courier has already collected the parcel. */
  already_collected: 'already_collected',
  /** The shipment is already cancelled. */
  already_cancelled: 'already_cancelled',
  /** The shipment has already reached a final status. */
  already_final: 'already_final',
  /** The shipment is already rated. */
  already_rated: 'already_rated',
  /** The shipment is still on its way. */
  not_final: 'not_final',
  /** The courier never collected the shipment, so there is nothing to rate. */
  not_ratable: 'not_ratable',
  /** The time for rating the shipment is over. */
  rating_too_late: 'rating_too_late',
  /** The shipment or order already has a National Address. */
  address_known: 'address_known',
  /** It is too late to complete the address. */
  address_too_late: 'address_too_late',
  /** A cancelled shipment has no label. */
  no_label: 'no_label',
  /** The pieces are too many for one file of labels. */
  too_many_labels: 'too_many_labels',
  /** The file of labels is not ready, or could not be made. */
  labels_not_ready: 'labels_not_ready',
  /** The document has no XML yet; try again after a minute. */
  xml_not_ready: 'xml_not_ready',
  /** The month has no invoices or credit notes. */
  no_invoices: 'no_invoices',
  /** The month has too many documents for one file. */
  too_many_invoices: 'too_many_invoices',
  /** The file of invoices is not ready, or could not be made. */
  invoice_file_not_ready: 'invoice_file_not_ready',
  /** The import batch was changed since it was read. */
  import_changed: 'import_changed',
  /** The server is working on the import batch. */
  import_busy: 'import_busy',
  /** The import batch is not at this step. */
  import_step: 'import_step',
  /** The row is booked and can no longer be changed. */
  import_row_booked: 'import_row_booked',
  /** The prices of the import batch have expired. */
  import_prices_expired: 'import_prices_expired',
  /** The account has too many import batches that are not booked yet. */
  too_many_imports: 'too_many_imports',
  /** None of the given items can be imported. */
  nothing_to_import: 'nothing_to_import',
  /** There is nothing to download. */
  nothing_to_download: 'nothing_to_download',
  /** The rows are too many for one file. */
  too_many_rows: 'too_many_rows',
  /** The idempotency key was used with a different path or body. */
  idempotency_key_reused: 'idempotency_key_reused',
  /** The payment provider does not respond. */
  payment_provider_unavailable: 'payment_provider_unavailable',
  /** The notification does not prove that it comes from the payment provider. */
  forged_notification: 'forged_notification',
  /** The API key lacks the scope for this operation. */
  insufficient_scope: 'insufficient_scope',
  /** The operation needs a test key. */
  test_key_required: 'test_key_required',
  /** The event contradicts what is known of the test shipment. */
  event_refused: 'event_refused',
  /** The webhook endpoint is paused or disabled. */
  endpoint_not_active: 'endpoint_not_active',
} as const;
