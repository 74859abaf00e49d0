/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What was done. Each change that an operation makes has one; `sign_in_failed` and `wrong_code_entered` are attempts that were refused.
 */
export type ActivityAction = typeof ActivityAction[keyof typeof ActivityAction];


export const ActivityAction = {
  account_opened: 'account_opened',
  signed_in: 'signed_in',
  sign_in_code_sent: 'sign_in_code_sent',
  sign_in_failed: 'sign_in_failed',
  wrong_code_entered: 'wrong_code_entered',
  device_code_sent: 'device_code_sent',
  device_confirmed: 'device_confirmed',
  confirmation_code_sent: 'confirmation_code_sent',
  identity_confirmed: 'identity_confirmed',
  signed_out: 'signed_out',
  session_ended: 'session_ended',
  other_sessions_ended: 'other_sessions_ended',
  password_changed: 'password_changed',
  password_reset_requested: 'password_reset_requested',
  password_reset_confirmed: 'password_reset_confirmed',
  password_reset: 'password_reset',
  email_changed: 'email_changed',
  phone_changed: 'phone_changed',
  verification_code_sent: 'verification_code_sent',
  contact_verified: 'contact_verified',
  second_step_changed: 'second_step_changed',
  data_downloaded: 'data_downloaded',
  activity_downloaded: 'activity_downloaded',
  profile_updated: 'profile_updated',
  picture_updated: 'picture_updated',
  picture_removed: 'picture_removed',
  questionnaire_submitted: 'questionnaire_submitted',
  questionnaire_dismissed: 'questionnaire_dismissed',
  api_key_created: 'api_key_created',
  api_key_rotated: 'api_key_rotated',
  api_key_revoked: 'api_key_revoked',
  store_webhook_renewed: 'store_webhook_renewed',
  shipment_created: 'shipment_created',
  shipment_updated: 'shipment_updated',
  shipment_cancelled: 'shipment_cancelled',
  attachment_updated: 'attachment_updated',
  attachment_removed: 'attachment_removed',
  labels_created: 'labels_created',
  receiver_address_completed: 'receiver_address_completed',
  rating_created: 'rating_created',
  rating_updated: 'rating_updated',
  rating_deleted: 'rating_deleted',
  top_up_created: 'top_up_created',
  top_up_retried: 'top_up_retried',
  transactions_downloaded: 'transactions_downloaded',
  receiver_saved: 'receiver_saved',
  receiver_updated: 'receiver_updated',
  receiver_deleted: 'receiver_deleted',
  preset_saved: 'preset_saved',
  preset_updated: 'preset_updated',
  preset_deleted: 'preset_deleted',
} as const;
