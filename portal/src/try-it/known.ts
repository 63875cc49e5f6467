/**
 * What answers told on this page, by the names under which it stood, for the forms that ask for it: ids, slugs, an API key, and
 * a message that was signed. It is kept until the page is left and nowhere else.
 */
const known = new Map<string, string>();

/** Ids that the caller makes, or that name one request. */
const passing = ['contentId', 'eventId', 'rowId', 'requestId', 'clientId', 'externalId'];

const isName = (name: string): boolean =>
  name === 'slug' ||
  name === 'apiKey' ||
  /^webhook-/.test(name) ||
  (/^[a-z]\w*Id$/.test(name) && !passing.includes(name));

/** The first text of each name, in the order in which it is read. */
const namesIn = (value: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (typeof value !== 'object' || value === null) return found;
  // Of what is to be sent as it was signed.
  const isMessage = 'headers' in value && 'body' in value;
  for (const [name, member] of Object.entries(value))
    if (isMessage && name === 'body' && typeof member === 'string') found.set(name, member);
    else if (typeof member === 'string' && isName(name)) found.set(name, found.get(name) ?? member);
    else namesIn(member, found);
  return found;
};

/** Keeps what an answer tells; what is no JSON tells nothing. */
export const learn = (text: string): void => {
  try {
    for (const [name, value] of namesIn(JSON.parse(text))) known.set(name, value);
  } catch {
    // Sound, or a certificate.
  }
};

export const knownOf = (name: string): string | undefined => known.get(name);

/** An example, with what is known in place of its ids. */
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

/** Whether a value of that name, or one within it, is an id that no answer told yet. */
export const isMadeUp = (value: unknown, name = ''): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).some(([inner, member]) => isMadeUp(member, inner))
    : isName(name) && !known.has(name);
