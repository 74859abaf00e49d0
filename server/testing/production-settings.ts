/** Every setting that production mode requires, with values that lead nowhere. */
export const PRODUCTION_SETTINGS = {
  MODE: 'production',
  SMTP_URL: 'smtps://mail.mizan.example',
  MAIL_FROM: 'Mizan <no-reply@mizan.example>',
  SMS_URL: 'https://sms.mizan.example/messages',
  PAYMENT_PROVIDER: 'moyasar',
  MOYASAR_SECRET_KEY: 'sk_test_any',
  MOYASAR_WEBHOOK_SECRET: 'any',
  DATABASE_URL: 'postgres://mizan@database.example/mizan',
  PUBLIC_URL: 'https://mizan.example',
};
