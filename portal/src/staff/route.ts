/** The parameters with which the identity provider returned. */
export interface Callback {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

export type Route =
  | { readonly kind: 'plain' }
  | { readonly kind: 'invited'; readonly code: string }
  | { readonly kind: 'returned'; readonly callback: Callback }
  /** The provider rejected the sign-in; `reason` is its error code (OpenID Connect Core §3.1.2.6). */
  | { readonly kind: 'rejected'; readonly reason: string };

const readRoute = ({ hash, search }: Location): Route => {
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation');
  if (invitation !== null) return { kind: 'invited', code: invitation };
  const query = new URLSearchParams(search);
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
  if (code !== null && state !== null)
    return { kind: 'returned', callback: { code, state, ...(iss !== null && { iss }) } };
  const reason = query.get('error');
  return reason === null ? { kind: 'plain' } : { kind: 'rejected', reason };
};

/** Reads the route and clears the address, so that no code stays in the history. */
export const takeRoute = (): Route => {
  const { location, history } = globalThis;
  const route = readRoute(location);
  if (location.hash !== '' || location.search !== '') history.replaceState(null, '', location.pathname);
  return route;
};
