/** Where the search server is, and the name of the catalog's indexes on it. */
export interface SearchAddress {
  /** Scheme, host and port. */
  readonly node: string;
  readonly auth?: { readonly username: string; readonly password: string };
  /** Indexes and alias begin with it, so that several services can share a server. */
  readonly name: string;
}

const defaultName = 'platform-licensing';
/** A part of the names that OpenSearch and Elasticsearch accept for an index. */
const nameForm = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** Returns undefined for text that is not percent-encoded, such as `%zz`. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Returns the parts of the address, or undefined if it is not the URL of a search server. */
export const searchAddressOf = (text: string): SearchAddress | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return undefined;
  const name = url.pathname.replace(/^\/|\/$/g, '') || defaultName;
  if (!nameForm.test(name) || (url.username === '') !== (url.password === '')) return undefined;
  const [username, password] = [decoded(url.username), decoded(url.password)];
  if (username === undefined || password === undefined) return undefined;
  return { node: url.origin, name, ...(username !== '' && { auth: { username, password } }) };
};
