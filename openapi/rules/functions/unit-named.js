/** Ends of names, and the word that a description has with them. */
const UNITS = {
  days: /\bdays?\b/iu,
  hours: /\bhours?\b/iu,
  minutes: /\bminutes?\b/iu,
  seconds: /\bseconds?\b/iu,
  ms: /\bmilliseconds?\b/iu,
  bytes: /\bbytes?\b/iu,
  grams: /\bgrams?\b/iu,
  millimetres: /\bmillimetres?\b/iu,
  points: /\bhundredths of a percent\b/iu,
  hundredths: /\bhundredths?\b/iu,
};

/**
 * Spectral: what has a unit in its name has it in its description, or in that of its schema. For
 * properties with the name of the unit at their end, and for schemas.
 */
export default (schema, _, { path, documentInventory }) => {
  const name = String(path.at(-1));
  const [unit = ''] = /[a-z]+$/u.exec(name.replaceAll(/([A-Z])/gu, '_$1').toLowerCase()) ?? [];
  const word = UNITS[unit];
  if (!word || typeof schema !== 'object') return;
  const { schemas = {} } = documentInventory.unresolved.components ?? {};
  const { type, description } = { ...schemas[String(schema.$ref).split('/').at(-1)], ...schema };
  if (!['integer', 'number', 'array'].includes(type) || word.test(String(description))) return;
  return [{ message: `"${name}" is not described in its unit: "${String(description)}"` }];
};
