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

/** Units that no name ends with, but that a careless description may have. */
const OTHERS =
  /\b(?:weeks?|months?|years?|kilograms?|pounds?|centimetres?|metres?|inches|kilobytes?|megabytes?)\b/iu;

/** Whether the description says the unit, before any other. */
function says(description, unit) {
  const placeOf = (word) => word.exec(description)?.index ?? Infinity;
  const { [unit]: own, ...others } = UNITS;
  const place = placeOf(own);
  return (
    place < Infinity && [...Object.values(others), OTHERS].every((each) => placeOf(each) >= place)
  );
}

/**
 * Spectral: what has a unit in its name has it in its description, or in that of its schema, as the
 * first unit there. For properties with the name of the unit at their end, and for schemas.
 */
export default (schema, _, { path, documentInventory }) => {
  const name = String(path.at(-1));
  const [unit = ''] = /[a-z]+$/u.exec(name.replaceAll(/([A-Z])/gu, '_$1').toLowerCase()) ?? [];
  if (!(unit in UNITS) || typeof schema !== 'object') return;
  const { schemas = {} } = documentInventory.unresolved.components ?? {};
  const { type, description } = { ...schemas[String(schema.$ref).split('/').at(-1)], ...schema };
  if (!['integer', 'number', 'array'].includes(type) || says(String(description), unit)) return;
  return [{ message: `"${name}" is not described in its unit: "${String(description)}"` }];
};
