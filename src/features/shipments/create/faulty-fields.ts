/** Paths of the invalid fields in the order of the form's values, which is that of the page. */
export function faultyFields(errors: object, values: object = {}, prefix = ''): string[] {
  return Object.keys({ ...values, ...errors }).flatMap((field) => {
    const fault: unknown = Reflect.get(errors, field);
    if (typeof fault !== 'object' || fault === null) return [];
    // An error has a type; an object that only groups errors does not.
    if ('type' in fault && typeof fault.type === 'string') return [`${prefix}${field}`];
    const content = Reflect.get(values, field) as object | undefined;
    return faultyFields(fault, content, `${prefix}${field}.`);
  });
}
