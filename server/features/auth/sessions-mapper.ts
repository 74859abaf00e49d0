import Bowser from 'bowser';
import type { Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { SessionsTable } from './tables.ts';

type OpenSession = components['schemas']['OpenSession'];

const KINDS: Readonly<Record<string, OpenSession['kind']>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
};

/** A session as its owner sees it; `currentId` is the session that asks. */
export function toSession(session: Selectable<SessionsTable>, currentId: string): OpenSession {
  return {
    id: session.id,
    current: session.id === currentId,
    ...(session.user_agent !== null && deviceOf(session.user_agent)),
    ...(session.country !== null && { country: session.country }),
    created_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
  };
}

/** What the user agent says about the device; empty when it is unknown. */
export function deviceOf(userAgent: string): Pick<OpenSession, 'browser' | 'system' | 'kind'> {
  if (userAgent === '') return {};
  const parser = Bowser.getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  const kind = KINDS[parser.getPlatformType(true)];
  return {
    ...(browser !== '' && { browser }),
    ...(system !== '' && { system }),
    ...(kind && { kind }),
  };
}
