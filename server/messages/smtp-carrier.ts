import nodemailer from 'nodemailer';
import type { Carrier } from './messenger.ts';

/** Milliseconds to wait for the mail server at each step. */
const TIMEOUT = 10_000;

/**
 * Sends e-mails by SMTP.
 *
 * @param url such as `smtps://user:password@mail.example:465`.
 * @param from the sender, such as `Mizan <no-reply@mizan.example>`.
 */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ to, subject, text, html, locale, attachment }) {
      await transport.sendMail({
        from,
        // An object is used as it is; a string would be parsed and could name several recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              contentType: attachment.type,
              content: Buffer.from(attachment.content),
            },
          ],
        }),
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
