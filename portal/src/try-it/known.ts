import { tabStorage } from '../kit/storage/tab-storage.ts';

/** The values of this tab, which every page of the reference reads again, because a browser may show a page as it was left. */
const tab = tabStorage('reference-known');

/** Names of values that are never stored, with the values that responses on this page had. */
const secrets = new Map<string, string | undefined>([['apiKey', undefined]]);

/**
 * Returns the values from responses, by name: IDs, slugs, an API key, and a signed message. They fill the next forms. The
 * API key stays in memory until the user leaves the page; the others stay in the tab, because each operation has a page.
 */
const all = (): ReadonlyMap<string, string> => {
  try {
    return new Map(Object.entries(JSON.parse(tab.read() ?? '{}') as Record<string, string>));
  } catch {
    return new Map();
  }
};

const store = (found: ReadonlyMap<string, string>): void => {
  for (const [name, value] of found) if (secrets.has(name)) secrets.set(name, value);
  const stored = [...found].filter(([name]) => !secrets.has(name));
  tab.write(JSON.stringify(Object.fromEntries([...all(), ...stored])));
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
    store(namesIn(JSON.parse(text)));
  } catch {
    // Audio or a certificate.
  }
};

export const knownOf = (name: string): string | undefined => secrets.get(name) ?? all().get(name);

/** Replaces the IDs of an example by known values. */
export const withKnown = (example: unknown): unknown => {
  if (Array.isArray(example)) return example.map(withKnown);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, member]: [string, unknown]) => [
      name,
      typeof member === 'string' && isName(name) ? (knownOf(name) ?? member) : withKnown(member),
    ]),
  );
};

/** Whether a value of that name, or a value within it, is an ID that no response has contained yet. */
export const isMadeUp = (value: unknown, name = ''): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([inner, member]) => isMadeUp(member, inner))
    : isName(name) && knownOf(name) === undefined;
