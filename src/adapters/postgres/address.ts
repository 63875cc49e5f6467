const decodes = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the problem of a database address, as text to follow its name, or undefined. It repeats nothing of
 * the address, which may contain a password. The driver validates its options when it is opened.
 */
export const addressIssue = (text: string): string | undefined => {
  const form = 'must be a URL such as postgres://[user:password@]host[:5432]/database[?sslmode=verify-full]';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.hash !== '') return form;
  if (url.hostname === '' && !url.searchParams.has('host')) return form;
  if (url.hostname.includes(','))
    return 'names several hosts, which the driver does not support: use the one address that always leads to the primary';
  if (!/^\/[^/]+$/.test(url.pathname)) return 'names no database: add it to the address, as in …/licensing';
  if (![url.username, url.password, url.pathname].every(decodes))
    return 'has a wrongly encoded user, password or database: write a percent sign as %25';
  return undefined;
};

/** Returns a name of the database without credentials. */
export const databaseIn = (text: string): string => {
  const { host, pathname, searchParams } = new URL(text);
  return `${decodeURIComponent(pathname.slice(1))} at ${host === '' ? (searchParams.get('host') ?? '') : host}`;
};
