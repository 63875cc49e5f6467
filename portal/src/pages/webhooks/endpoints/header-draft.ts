/** A header in the form of an endpoint. */
export interface HeaderDraft {
  readonly name: string;
  /** Empty for a stored value that stays. */
  readonly value: string;
  readonly isStored: boolean;
}

export const storedHeaders = (headers: readonly { readonly name: string }[]): readonly HeaderDraft[] =>
  headers.map(({ name }) => ({ name, value: '', isStored: true }));

/** Returns the values to set by name, and null for the names to remove. Rows without name and value are ignored. */
export const headersEdit = (
  before: readonly HeaderDraft[],
  after: readonly HeaderDraft[],
): Record<string, string | null> => ({
  ...Object.fromEntries(
    before
      .filter(({ name }) => !after.some((other) => other.name.trim().toLowerCase() === name))
      .map(({ name }) => [name, null]),
  ),
  ...headersToSet(after),
});

/** Returns the values that were entered, by name. */
export const headersToSet = (headers: readonly HeaderDraft[]): Record<string, string> =>
  Object.fromEntries(
    headers
      .filter(({ name, value, isStored }) => value !== '' || (!isStored && name !== ''))
      .map(({ name, value }) => [name.trim(), value.trim()]),
  );
