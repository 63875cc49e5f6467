/** The parameters with which the identity provider returned. */
export interface Callback {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

export type Route =
  | { readonly kind: 'plain' }
  /** A page of the console sent the member here. */
  | { readonly kind: 'sent'; readonly origin: string }
  | { readonly kind: 'invited'; readonly code: string }
  | { readonly kind: 'returned'; readonly callback: Callback }
  /** The provider rejected the sign-in; `reason` is its error code (OpenID Connect Core §3.1.2.6). */
  | { readonly kind: 'rejected'; readonly reason: string };

/** Whether a path, with filters or without, leads to the console: a link must not send anyone to another site. */
const isOfConsole = (path: string): boolean => /^\/staff(\/[\w-]+)*(\?[\w=&%.+*-]*)?$/.test(path);

/** Reads the route from an address. */
export const readRoute = ({ hash, search }: { readonly hash: string; readonly search: string }): Route => {
  const fragment = new URLSearchParams(hash.slice(1));
  const invitation = fragment.get('invitation');
  if (invitation !== null) return { kind: 'invited', code: invitation };
  const origin = fragment.get('from');
  if (origin !== null && isOfConsole(origin)) return { kind: 'sent', origin };
  const query = new URLSearchParams(search);
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
  if (code !== null && state !== null)
    return { kind: 'returned', callback: { code, state, ...(iss !== null && { iss }) } };
  const reason = query.get('error');
  return reason === null ? { kind: 'plain' } : { kind: 'rejected', reason };
};
