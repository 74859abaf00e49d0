/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */

/**
 * What was done. Every change that an operation makes has an action; refused sign-ins and wrong codes have one too.
 */
export type ActivityAction = typeof ActivityAction[keyof typeof ActivityAction];


export const ActivityAction = {
  /** The account was opened. */
  account_opened: 'account_opened',
  /** Someone signed in. */
  signed_in: 'signed_in',
  /** A code for the second step of sign-in was sent. */
  sign_in_code_sent: 'sign_in_code_sent',
  /** A sign-in with a wrong password was refused. */
  sign_in_failed: 'sign_in_failed',
  /** A wrong code was refused. */
  wrong_code_entered: 'wrong_code_entered',
  /** A code that makes a device known was sent. */
  device_code_sent: 'device_code_sent',
  /** A device became known. */
  device_confirmed: 'device_confirmed',
  /** A code that confirms a session was sent. */
  confirmation_code_sent: 'confirmation_code_sent',
  /** A session was confirmed. */
  identity_confirmed: 'identity_confirmed',
  /** Someone signed out. */
  signed_out: 'signed_out',
  /** Another session was ended. */
  session_ended: 'session_ended',
  /** All other sessions were ended. */
  other_sessions_ended: 'other_sessions_ended',
  /** The password was changed. */
  password_changed: 'password_changed',
  /** A code for a new password was requested. */
  password_reset_requested: 'password_reset_requested',
  /** The code for a new password was confirmed. */
  password_reset_confirmed: 'password_reset_confirmed',
  /** A new password was set by code. */
  password_reset: 'password_reset',
  /** The e-mail was changed. */
  email_changed: 'email_changed',
  /** The phone was changed. */
  phone_changed: 'phone_changed',
  /** A code that verifies an e-mail or phone was sent. */
  verification_code_sent: 'verification_code_sent',
  /** An e-mail or phone was verified. */
  contact_verified: 'contact_verified',
  /** Two-step sign-in was turned on, off or moved to another channel. */
  second_step_changed: 'second_step_changed',
  /** The account\'s data was downloaded. */
  data_downloaded: 'data_downloaded',
  /** The activity log was downloaded. */
  activity_downloaded: 'activity_downloaded',
  /** The profile was changed. */
  profile_updated: 'profile_updated',
  /** The account\'s picture was set. */
  picture_updated: 'picture_updated',
  /** The account\'s picture was removed. */
  picture_removed: 'picture_removed',
  /** The questionnaire was submitted. */
  questionnaire_submitted: 'questionnaire_submitted',
  /** The offer of the questionnaire was declined. */
  questionnaire_dismissed: 'questionnaire_dismissed',
  /** An API key was created. */
  api_key_created: 'api_key_created',
  /** The secret of an API key was rotated. */
  api_key_rotated: 'api_key_rotated',
  /** An API key was revoked. */
  api_key_revoked: 'api_key_revoked',
  /** A store was connected. */
  store_connected: 'store_connected',
  /** The settings or the access of a store were changed. */
  store_updated: 'store_updated',
  /** A store was disconnected. */
  store_disconnected: 'store_disconnected',
  /** The secret of a store was renewed. */
  store_secret_renewed: 'store_secret_renewed',
  /** The address of a store was renewed. */
  store_address_renewed: 'store_address_renewed',
  /** A webhook endpoint was created. */
  webhook_endpoint_created: 'webhook_endpoint_created',
  /** A webhook endpoint was changed. */
  webhook_endpoint_updated: 'webhook_endpoint_updated',
  /** A webhook endpoint was deleted. */
  webhook_endpoint_deleted: 'webhook_endpoint_deleted',
  /** The secret of a webhook endpoint was rotated. */
  webhook_secret_rotated: 'webhook_secret_rotated',
  /** A shipment was booked. */
  shipment_created: 'shipment_created',
  /** A shipment was edited. */
  shipment_updated: 'shipment_updated',
  /** A shipment was cancelled. */
  shipment_cancelled: 'shipment_cancelled',
  /** A file was attached to a shipment. */
  attachment_updated: 'attachment_updated',
  /** The file of a shipment was removed. */
  attachment_removed: 'attachment_removed',
  /** A label batch was created. */
  labels_created: 'labels_created',
  /** A receiver completed a missing National Address. */
  receiver_address_completed: 'receiver_address_completed',
  /** An import batch was created. */
  import_created: 'import_created',
  /** The booking of an import batch was started. */
  import_booked: 'import_booked',
  /** The booking of an import batch was stopped. */
  import_stopped: 'import_stopped',
  /** An import batch was deleted. */
  import_deleted: 'import_deleted',
  /** A courier was rated. */
  rating_created: 'rating_created',
  /** A rating was changed. */
  rating_updated: 'rating_updated',
  /** A rating was deleted. */
  rating_deleted: 'rating_deleted',
  /** A top-up was started. */
  top_up_created: 'top_up_created',
  /** A top-up was tried again. */
  top_up_retried: 'top_up_retried',
  /** Automatic top-up was turned on, off or changed. */
  auto_top_up_changed: 'auto_top_up_changed',
  /** A saved payment method was deleted. */
  payment_method_deleted: 'payment_method_deleted',
  /** The balance movements were downloaded. */
  transactions_downloaded: 'transactions_downloaded',
  /** The list of invoices and credit notes was downloaded. */
  invoices_downloaded: 'invoices_downloaded',
  /** A file with the invoices of a month was created. */
  invoice_file_created: 'invoice_file_created',
  /** A monthly statement was downloaded. */
  statement_downloaded: 'statement_downloaded',
  /** A receiver was saved. */
  receiver_saved: 'receiver_saved',
  /** A saved receiver was changed. */
  receiver_updated: 'receiver_updated',
  /** A saved receiver was deleted. */
  receiver_deleted: 'receiver_deleted',
  /** A parcel preset was saved. */
  preset_saved: 'preset_saved',
  /** A parcel preset was changed. */
  preset_updated: 'preset_updated',
  /** A parcel preset was deleted. */
  preset_deleted: 'preset_deleted',
  /** A favorite courier was added or changed. */
  favorite_saved: 'favorite_saved',
  /** A favorite courier was removed. */
  favorite_deleted: 'favorite_deleted',
  /** The rules for choosing a courier were saved. */
  courier_rules_updated: 'courier_rules_updated',
  /** A product was added. */
  product_created: 'product_created',
  /** A product was changed. */
  product_updated: 'product_updated',
  /** Several products were changed at once. */
  products_updated: 'products_updated',
  /** A product was deleted. */
  product_deleted: 'product_deleted',
  /** The photo of a product was set. */
  product_photo_updated: 'product_photo_updated',
  /** The photo of a product was removed. */
  product_photo_removed: 'product_photo_removed',
  /** Products were imported from a file. */
  products_imported: 'products_imported',
  /** The list of products was downloaded. */
  products_downloaded: 'products_downloaded',
  /** A report was downloaded. */
  report_downloaded: 'report_downloaded',
  /** A report by e-mail was scheduled. */
  report_scheduled: 'report_scheduled',
  /** A scheduled report was stopped. */
  report_unscheduled: 'report_unscheduled',
  /** The plan was changed. */
  plan_changed: 'plan_changed',
  /** A change of plan was scheduled for the end of the period. */
  plan_change_scheduled: 'plan_change_scheduled',
  /** A scheduled change of plan was withdrawn. */
  plan_resumed: 'plan_resumed',
} as const;
