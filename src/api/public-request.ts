/** For operations that are open without signing in: sends no bearer token. */
export const publicRequest = { headers: { type: 'public' } };
