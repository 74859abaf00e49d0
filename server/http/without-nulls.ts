type WithoutNulls<Columns> = { [Key in keyof Columns]?: NonNullable<Columns[Key]> };

/** A column without a value is a field left out: the wire knows no null. */
export function withoutNulls<Columns extends object>(columns: Columns): WithoutNulls<Columns> {
  const present = Object.entries(columns).filter(([, value]) => value !== null);
  return Object.fromEntries(present) as WithoutNulls<Columns>;
}
