const DAY_MS = 24 * 60 * 60 * 1_000;

/** Days of failing after which the owner is warned, and after which the endpoint is paused. */
const WARNED_AFTER = [1, 3];
const PAUSED_AFTER = 5;

/** How an endpoint for webhooks has been doing since its last success. */
export interface EndpointHealth {
  /** Its first failure since then. */
  failingSince: Date | null;
  /** Warnings that are sent or no longer needed, from 0 to 2. */
  warnings: number;
}

/** What a try told of its endpoint; `gone` is HTTP 410. */
export type TryVerdict = 'delivered' | 'failed' | 'gone';

/** What has to be done about an endpoint now. */
export type HealthStep = 'warn' | 'pause' | 'disable' | 'tell_recovered';

interface JudgedHealth {
  health: EndpointHealth;
  step: HealthStep | null;
}

/** The health of a new endpoint, and of one that is switched on again. */
export const HEALTHY: EndpointHealth = { failingSince: null, warnings: 0 };

/** The health of an endpoint after a try, and the step that follows from it. */
export function healthAfterTry(
  health: EndpointHealth,
  verdict: TryVerdict,
  now: Date,
): JudgedHealth {
  if (verdict === 'delivered') {
    return { health: HEALTHY, step: health.warnings > 0 ? 'tell_recovered' : null };
  }
  const failing = { ...health, failingSince: health.failingSince ?? now };
  return verdict === 'gone' ? { health: failing, step: 'disable' } : healthAt(failing, now);
}

/**
 * The health of an endpoint that nothing was tried at meanwhile. A step that is due by time is taken
 * without waiting for the next try, which may be a day away.
 *
 * A warning that was missed is not sent after the next one.
 */
export function healthAt(health: EndpointHealth, now: Date): JudgedHealth {
  const { failingSince, warnings } = health;
  if (failingSince === null) return { health, step: null };
  const days = (now.getTime() - failingSince.getTime()) / DAY_MS;
  if (days >= PAUSED_AFTER) return { health, step: 'pause' };
  const due = WARNED_AFTER.filter((after) => days >= after).length;
  if (due <= warnings) return { health, step: null };
  return { health: { failingSince, warnings: due }, step: 'warn' };
}
