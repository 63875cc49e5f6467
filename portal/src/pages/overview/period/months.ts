/** Returns the month (`YYYY-MM`) that is `by` months later; earlier if negative. */
export const monthAfter = (month: string, by: number): string => {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
};

/** Returns the months (UTC) since a platform was registered, the current one first. */
export const monthsSince = (registeredAt: string, thisMonth: string): readonly string[] => {
  const first = registeredAt.slice(0, 7);
  const months = [thisMonth];
  for (let month = monthAfter(thisMonth, -1); month >= first; month = monthAfter(month, -1))
    months.push(month);
  return months;
};

/** Returns the month that an address names; the current one if that is invalid or in the future. */
export const monthOf = (requested: string, thisMonth: string): string =>
  /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(requested) && requested < thisMonth ? requested : thisMonth;
