import { PRODUCT, TOKEN_COOKIE } from '../../common/product.ts';
import type { Session } from './generated/model/session.ts';

type Listener = () => void;
const lostListeners = new Set<Listener>();
/** Whether this document has used a token and not given it up. */
let isSignedIn = false;

/**
 * This browser's sign-in token, or undefined when signed out. The app itself builds the bearer
 * header from it, so the cookie is readable; the server accepts the Authorization header only.
 */
export function sessionToken(): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${TOKEN_COOKIE}=`));
  if (pair === undefined) return undefined;
  isSignedIn = true;
  return decodeURIComponent(pair.slice(TOKEN_COOKIE.length + 1));
}

/** Whether another tab has ended the session that this document used. */
export function isSessionGone(): boolean {
  return sessionToken() === undefined && isSignedIn;
}

/** Stores the account whose drafts this tab has. */
const drafterKey = `${PRODUCT.slug}_account`;

/** Signs this browser in. Drafts of another account in this tab are deleted. */
export function startSession({ token, expires_at, keep_signed_in, profile }: Session): void {
  if (sessionStorage.getItem(drafterKey) !== profile.id) sessionStorage.clear();
  sessionStorage.setItem(drafterKey, profile.id);
  // Without a time the browser deletes it when it closes.
  const expires = keep_signed_in ? `Expires=${new Date(expires_at).toUTCString()}; ` : '';
  document.cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}; ${expires}${attributes()}`;
}

/** Signs this browser out. The caller tells the server if possible. */
export function endSession(): void {
  isSignedIn = false;
  document.cookie = `${TOKEN_COOKIE}=; Max-Age=0; ${attributes()}`;
}

/**
 * The server no longer accepts the token, or another tab has deleted it: deletes it and calls the
 * listeners, which lead to the sign-in page. A newer token, of a sign-in in another tab, stays.
 */
export function loseSession(token: string | undefined): void {
  if (sessionToken() === token) endSession();
  for (const listener of lostListeners) listener();
}

/** Calls `listener` whenever a session is lost. Returns a function that unsubscribes. */
export function onSessionLost(listener: Listener): () => void {
  lostListeners.add(listener);
  return () => lostListeners.delete(listener);
}

function attributes(): string {
  // Browsers treat localhost as trustworthy, but not all of them keep a Secure cookie there.
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  return `Path=/; SameSite=Strict${local ? '' : '; Secure'}`;
}
