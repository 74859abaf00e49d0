type WithoutNulls<Columns> = { [Key in keyof Columns]?: NonNullable<Columns[Key]> };

/** Leaves out columns without a value, because the contract has no null. */
export function withoutNulls<Columns extends object>(columns: Columns): WithoutNulls<Columns> {
  const present = Object.entries(columns).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(present) as WithoutNulls<Columns>;
}
