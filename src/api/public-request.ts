/** Of operations that are open to the signed-out: says so, and carries no bearer. */
export const publicRequest = { headers: { type: 'public' } };
