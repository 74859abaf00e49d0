import type { WebhookResend } from '../../../../api/generated/model/webhook-resend.ts';
import { WebhookResend as WebhookResendSchema } from '../../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { inRiyadh } from '../../../../ui/dates/riyadh-time.ts';
import { ruledResolver } from '../../../../ui/forms/check-resolver.ts';

/** A day (`2026-11-21`) and a time of day (`09:30`) in Riyadh. */
export interface ResendValues {
  day: string;
  time: string;
}

export const resendResolver = ruledResolver<ResendValues, WebhookResend>(
  WebhookResendSchema,
  ({ day, time }) => {
    const since = inRiyadh(`${day}T${time}`);
    const missing = [...(day === '' ? ['day'] : []), ...(time === '' ? ['time'] : [])];
    return {
      wire: { since: since.isValid() ? since.toISOString() : '' },
      violations: missing.map((field) => ({ pointer: `/${field}`, code: 'required' })),
      fieldOf: (path) => (path === 'since' ? (missing[0] ?? 'day') : path),
    };
  },
);

/** The day and time of an instant. */
export function valuesAt(instant: Date): ResendValues {
  const moment = inRiyadh(instant);
  return { day: moment.format('YYYY-MM-DD'), time: moment.format('HH:mm') };
}
