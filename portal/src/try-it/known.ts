const storageKey = 'reference-known';

/** Names whose values are never stored. */
const secrets = ['apiKey'];

/** Values that were stored by other pages of this tab. */
const stored = (): readonly [string, string][] => {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>);
  } catch {
    return [];
  }
};

/**
 * Values from responses, by name: IDs, slugs, an API key, and a signed message. They fill the next forms. The API key is
 * kept only in memory, until the page is left; the others until the tab is closed, because each operation has a page.
 */
const known = new Map<string, string>(stored());

const store = (): void => {
  const kept = [...known].filter(([name]) => !secrets.includes(name));
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
};

/** IDs that the caller chooses, or that identify a single request. */
const ignored = ['contentId', 'eventId', 'rowId', 'requestId', 'clientId', 'externalId'];

const isName = (name: string): boolean =>
  name === 'slug' ||
  name === 'apiKey' ||
  /^webhook-/.test(name) ||
  (/^[a-z]\w*Id$/.test(name) && !ignored.includes(name));

/** Finds the first text of each name, in document order. */
const namesIn = (value: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (typeof value !== 'object' || value === null) return found;
  // A signed message, whose body is sent unchanged.
  const isMessage = 'headers' in value && 'body' in value;
  for (const [name, member] of Object.entries(value))
    if (isMessage && name === 'body' && typeof member === 'string') found.set(name, member);
    else if (typeof member === 'string' && isName(name)) found.set(name, found.get(name) ?? member);
    else namesIn(member, found);
  return found;
};

/** Stores the values of a response. Responses that are not JSON are ignored. */
export const learn = (text: string): void => {
  try {
    for (const [name, value] of namesIn(JSON.parse(text))) known.set(name, value);
    store();
  } catch {
    // Audio or a certificate, or a browser that stores nothing.
  }
};

export const knownOf = (name: string): string | undefined => known.get(name);

/** Replaces the IDs of an example by known values. */
export const withKnown = (example: unknown): unknown => {
  if (Array.isArray(example)) return example.map(withKnown);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, member]: [string, unknown]) => [
      name,
      typeof member === 'string' && isName(name) ? (known.get(name) ?? member) : withKnown(member),
    ]),
  );
};

/** Whether a value of that name, or a value within it, is an ID that no response has contained yet. */
export const isMadeUp = (value: unknown, name = ''): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([inner, member]) => isMadeUp(member, inner))
    : isName(name) && !known.has(name);
