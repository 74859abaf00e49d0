import { runStatements } from '../run-statements.ts';

/**
 * Delivery windows last three hours. Each shipment and draft keeps a part of the window that was
 * chosen, so that nobody is expected at home at a time they did not offer: noon to four becomes
 * noon to three, and four to nine becomes six to nine, the only new window within it. Answers that
 * a repeated request would get are changed too. The activity log holds no windows.
 */
const SHORTER = [
  ['12-16', '12-15'],
  ['16-21', '18-21'],
] as const;

export const up = runStatements(
  SHORTER.flatMap(([before, after]) => [
    `update shipments set preferred_delivery_time = '${after}'
      where preferred_delivery_time = '${before}'`,
    `update shipment_drafts
      set content = jsonb_set(content, '{preferred_delivery_time}', '"${after}"')
      where content ->> 'preferred_delivery_time' = '${before}'`,
    `update idempotency_keys
      set body = replace(body, '"preferred_delivery_time":"${before}"',
        '"preferred_delivery_time":"${after}"')
      where body like '%"preferred_delivery_time":"${before}"%'`,
  ]),
);
