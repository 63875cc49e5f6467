const entriesOf = (record: object) => Object.entries<unknown>({ ...record });
const membersOf = (record: object) =>
  new Map(entriesOf(record).map(([name, value]) => [name, JSON.stringify(value)]));

/** Returns the members in which two records differ, including those that only one of them has. A list is one value. */
export const changedIn = (before: object, after: object): readonly string[] => {
  const [one, other] = [membersOf(before), membersOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
};

/** Applies an edit of an older record to a newer one: members that the edit changed win. */
export const mergeEdits = <T extends object>(before: T, edited: T, newer: T): T => {
  const own = changedIn(before, edited);
  const kept = entriesOf(edited).filter(([name]) => own.includes(name));
  return { ...newer, ...Object.fromEntries(kept) };
};
