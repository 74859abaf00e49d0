/**
 * Spectral: a component with a set of values, or a property with one, is named in `specified` or
 * `given`, or says in `x-assumption` why the set is as it is. One value alone is a constant.
 */
export default (schemas, { specified, given }) => {
  const known = new Set([...specified, ...given]);
  return Object.entries(schemas).flatMap(([name, schema]) => [
    ...judged(schema, name, [name]),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
      judged(property, `${name}.${key}`, [name, 'properties', key]),
    ),
  ]);

  function judged({ enum: values = [], 'x-assumption': reason }, name, path) {
    if (values.length < 2 || reason !== undefined || known.has(name)) return [];
    const message = `"${name}" needs "x-assumption": why these values? Or is it specified?`;
    return [{ message, path: ['components', 'schemas', ...path] }];
  }
};
