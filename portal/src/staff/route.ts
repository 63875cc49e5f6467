/** What a provider sent the browser back with. */
export interface Callback {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

export type Arrival =
  | { readonly kind: 'plain' }
  | { readonly kind: 'invited'; readonly code: string }
  | { readonly kind: 'returned'; readonly callback: Callback }
  /** The provider let nobody in; `reason` is its own word (OpenID Connect Core §3.1.2.6). */
  | { readonly kind: 'refused'; readonly reason: string };

const readArrival = ({ hash, search }: Location): Arrival => {
  const invitation = new URLSearchParams(hash.slice(1)).get('invitation');
  if (invitation !== null) return { kind: 'invited', code: invitation };
  const query = new URLSearchParams(search);
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
  if (code !== null && state !== null)
    return { kind: 'returned', callback: { code, state, ...(iss !== null && { iss }) } };
  const reason = query.get('error');
  return reason === null ? { kind: 'plain' } : { kind: 'refused', reason };
};

/** What the address says. It is taken out at once, so that no code stays in the history. */
export const takeArrival = (): Arrival => {
  const { location, history } = globalThis;
  const arrival = readArrival(location);
  if (location.hash !== '' || location.search !== '') history.replaceState(null, '', location.pathname);
  return arrival;
};
