import { PRODUCT, TOKEN_COOKIE } from '../../common/product.ts';
import type { Session } from './generated/model/session.ts';

type Listener = () => void;
const lostListeners = new Set<Listener>();

/**
 * The sign-in token of this browser, or undefined when signed out. The app itself builds the bearer
 * from it, so the cookie is readable; the server accepts the Authorization header only.
 */
export function sessionToken(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${TOKEN_COOKIE}=`));
  return pair ? decodeURIComponent(pair.slice(TOKEN_COOKIE.length + 1)) : undefined;
}

/** Remembers in this tab whose drafts it keeps. */
const drafterKey = `${PRODUCT.slug}_account`;

/** Signs this browser in. Drafts that another account left in this tab are dropped. */
export function startSession({ token, expires_at, profile }: Session): void {
  if (sessionStorage.getItem(drafterKey) !== profile.id) sessionStorage.clear();
  sessionStorage.setItem(drafterKey, profile.id);
  const expires = new Date(expires_at).toUTCString();
  document.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}; Expires=${expires}; ${attributes()}`;
}

/** Signs this browser out; the server is told by the caller where it can be. */
export function endSession(): void {
  document.cookie = `${TOKEN_COOKIE}=; Max-Age=0; ${attributes()}`;
}

/** The server no longer knows the token: forgets it and tells whoever leads to the sign-in page. */
export function loseSession(): void {
  endSession();
  for (const listener of lostListeners) listener();
}

/** Calls `listener` whenever a session is lost; returns the way to stop. */
export function onSessionLost(listener: Listener): () => void {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
}

function attributes(): string {
  // Browsers treat localhost as trustworthy, but not all of them keep a Secure cookie there.
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  return `Path=/; SameSite=Strict${local ? '' : '; Secure'}`;
}
