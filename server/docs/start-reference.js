/* global SwaggerUIBundle, URL */

const signIn = '/api/website/auth/sign-in';
const signOut = '/api/website/auth/sign-out';

/**
 * Whoever signs in here is signed in for what they try next, until they sign out or leave the
 * page: the token is kept nowhere.
 */
function followSession(response) {
  const { pathname } = new URL(response.url);
  if (response.ok && pathname.startsWith(signIn)) {
    const token = response.body?.session?.token;
    if (token) reference.preauthorizeApiKey('session', token);
  }
  if (response.ok && pathname === signOut) reference.authActions.logout(['session']);
  return response;
}

const reference = SwaggerUIBundle({
  dom_id: '#reference',
  url: '/docs/openapi.json',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  showExtensions: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // The one service outside that it would ask.
  validatorUrl: null,
  responseInterceptor: followSession,
});
