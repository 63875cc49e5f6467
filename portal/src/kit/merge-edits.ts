const entriesOf = (record: object) => Object.entries<unknown>({ ...record });
const membersOf = (record: object) =>
  new Map(entriesOf(record).map(([name, value]) => [name, JSON.stringify(value)]));

/** The members in which two records differ, those that only one of them has among them; a list is one value. */
export const changedIn = (before: object, after: object): readonly string[] => {
  const [one, other] = [membersOf(before), membersOf(after)];
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
};

/** An edit carried over to a newer record: what the edit changed stays, all else is the newer's. */
export const rebased = <T extends object>(before: T, edited: T, newer: T): T => {
  const own = changedIn(before, edited);
  const kept = entriesOf(edited).filter(([name]) => own.includes(name));
  return { ...newer, ...Object.fromEntries(kept) };
};
