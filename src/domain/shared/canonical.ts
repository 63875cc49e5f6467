const isNumbers = (value: unknown): value is Int8Array => value instanceof Int8Array;

/** One text for equal data, in whatever order its members came: JSON with members sorted, absent ones left out. */
export const canonical = (value: unknown): string => {
  if (value === undefined) return '';
  if (isNumbers(value)) return `[${value.join(',')}]`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
};
