/** Waveforms contain thousands of numbers, which are serialized together. */
const isNumbers = (value: object): value is Int8Array | readonly number[] =>
  value instanceof Int8Array ||
  (Array.isArray(value) && value.every((member: unknown) => Number.isFinite(member)));

/**
 * Returns one text for equal data in any order of members: JSON with sorted members and without absent ones.
 */
export const canonical = (value: unknown): string => {
  if (value === undefined) return '';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isNumbers(value)) return `[${value.join(',')}]`;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  let members = '';
  for (const name of Object.keys(value).sort()) {
    const member = (value as Readonly<Record<string, unknown>>)[name];
    if (member === undefined) continue;
    members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${canonical(member)}`;
  }
  return `{${members}}`;
};
