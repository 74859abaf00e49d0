import type { components } from '../../../openapi/generated/types.ts';

type Schemas = components['schemas'];
type Action = Schemas['ActivityAction'];
type Group = Schemas['ActivityGroup'];

/** What each action has to do with. */
export const GROUPS: Record<Action, Group> = {
  account_opened: 'security',
  signed_in: 'security',
  sign_in_code_sent: 'security',
  sign_in_failed: 'security',
  wrong_code_entered: 'security',
  device_code_sent: 'security',
  device_confirmed: 'security',
  confirmation_code_sent: 'security',
  identity_confirmed: 'security',
  signed_out: 'security',
  session_ended: 'security',
  other_sessions_ended: 'security',
  password_changed: 'security',
  password_reset_requested: 'security',
  password_reset_confirmed: 'security',
  password_reset: 'security',
  email_changed: 'security',
  phone_changed: 'security',
  verification_code_sent: 'security',
  contact_verified: 'security',
  second_step_changed: 'security',
  data_downloaded: 'security',
  activity_downloaded: 'security',
  profile_updated: 'profile',
  picture_updated: 'profile',
  picture_removed: 'profile',
  questionnaire_submitted: 'profile',
  questionnaire_dismissed: 'profile',
  api_key_created: 'integrations',
  api_key_rotated: 'integrations',
  api_key_revoked: 'integrations',
  store_webhook_renewed: 'integrations',
  shipment_created: 'shipments',
  shipment_updated: 'shipments',
  shipment_cancelled: 'shipments',
  attachment_updated: 'shipments',
  attachment_removed: 'shipments',
  labels_created: 'shipments',
  receiver_address_completed: 'shipments',
  import_created: 'shipments',
  import_booked: 'shipments',
  import_stopped: 'shipments',
  import_deleted: 'shipments',
  rating_created: 'shipments',
  rating_updated: 'shipments',
  rating_deleted: 'shipments',
  top_up_created: 'balance',
  top_up_retried: 'balance',
  auto_top_up_changed: 'balance',
  payment_method_deleted: 'balance',
  transactions_downloaded: 'balance',
  invoices_downloaded: 'balance',
  invoice_file_created: 'balance',
  statement_downloaded: 'balance',
  receiver_saved: 'saved',
  receiver_updated: 'saved',
  receiver_deleted: 'saved',
  preset_saved: 'saved',
  preset_updated: 'saved',
  preset_deleted: 'saved',
  favorite_saved: 'saved',
  favorite_deleted: 'saved',
  courier_rules_updated: 'saved',
  product_created: 'saved',
  product_updated: 'saved',
  products_updated: 'saved',
  product_deleted: 'saved',
  product_photo_updated: 'saved',
  product_photo_removed: 'saved',
  products_imported: 'saved',
  products_downloaded: 'saved',
  plan_changed: 'balance',
  plan_change_scheduled: 'balance',
  plan_resumed: 'balance',
};

export function actionsOf(group: Group): Action[] {
  return (Object.keys(GROUPS) as Action[]).filter((action) => GROUPS[action] === group);
}

/** Security events are also written to the server's log. */
export function isSecurityEvent(action: Action): boolean {
  return GROUPS[action] === 'security' || GROUPS[action] === 'integrations';
}
