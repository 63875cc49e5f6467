/** `YYYY-MM` so many months later, or earlier. */
export const monthAfter = (month: string, by: number): string => {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
};

/** The months of a platform that there are to look at, in UTC, the running one first. */
export const monthsSince = (registeredAt: string, thisMonth: string): readonly string[] => {
  const first = registeredAt.slice(0, 7);
  const months = [thisMonth];
  for (let month = monthAfter(thisMonth, -1); month >= first; month = monthAfter(month, -1))
    months.push(month);
  return months;
};

/** The month that an address asks for; the running one where that is none, or is still to come. */
export const monthOf = (asked: string, thisMonth: string): string =>
  /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(asked) && asked < thisMonth ? asked : thisMonth;
