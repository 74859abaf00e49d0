/* global SwaggerUIBundle, URL */

const signIn = '/api/website/auth/sign-in';
const signOut = '/api/website/auth/sign-out';

/**
 * Signing in with the sign-in operation authorises the operations tried next, until the reader
 * signs out or leaves the page. The token is not stored.
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
  // The only external service that Swagger UI would call.
  validatorUrl: null,
  responseInterceptor: followSession,
});
