/** Returns the next value of an optional member: null removes it, and undefined keeps it. */
export const nextValue = <Value>(
  edit: Value | null | undefined,
  before: Value | undefined,
): Value | undefined => (edit === undefined ? before : (edit ?? undefined));

/** Returns which of the named members differ between two versions of a record. */
export const changedMembers = <Kept>(
  names: readonly (keyof Kept & string)[],
  before: Kept,
  after: Kept,
): readonly string[] => names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
