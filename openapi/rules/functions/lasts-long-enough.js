/** Spectral: what is deprecated lasts so many months, from `x-deprecated-since` to `x-sunset`. */
export default (deprecated, { months }) => {
  const since = deprecated['x-deprecated-since'];
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + months);
  // Days that are missing or wrong are another rule's affair.
  if (!(new Date(deprecated['x-sunset']) < earliest)) return;
  const day = earliest.toISOString().slice(0, 10);
  return [{ message: `"x-sunset" is too early: ${months} months from ${since} end on ${day}` }];
};
