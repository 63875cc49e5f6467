import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from '../../../../domain/access/scope.ts';
import { fail, type Result } from '../../../../domain/shared/result.ts';
import type { Role } from '../../../../domain/staff/staff.ts';
import { roleMissingFor } from '../../../../domain/artists/profile.ts';
import type { Caller } from '../../../../ports/driving/access.ts';
import type { PresentedSession } from '../../../../ports/driving/accounts/accounts.ts';
import type { AuthenticatedArtist } from '../../../../ports/driving/artists/artists.ts';
import type { Driving } from '../../../../ports/driving/index.ts';
import type { IncomingRequest } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import type { Client } from '../request/client-address.ts';
import type { Access } from '../route.ts';
import { bearerIn, presentsNone } from './credential.ts';
import type { SessionCookie } from './session-cookie.ts';

/** The cookies of sessions in browsers. */
export interface SessionCookies {
  readonly portal: SessionCookie;
  readonly staff: SessionCookie;
  readonly artist: SessionCookie;
}

export const headerIn = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

export const reads = ({ method }: Pick<IncomingRequest, 'method'>): boolean =>
  method === 'GET' || method === 'HEAD';

type BrowserAuthentication = Pick<Driving, 'authenticatePortal' | 'authenticateStaff' | 'authenticateArtist'>;

/** Identifies the callers whose sessions a browser sends as cookies. */
export const browserSessions = (
  { authenticatePortal, authenticateStaff, authenticateArtist }: BrowserAuthentication,
  cookies: SessionCookies,
) => {
  /** Authenticates by the session cookie. A write also needs the CSRF token, which shows that no other site sent it. */
  const portalIn = (
    {
      anyOf,
      operation,
      ends,
    }: { readonly anyOf: readonly Scope[]; readonly operation: string; readonly ends?: true },
    session: string,
    { method, headers }: IncomingRequest,
    { ip }: Client,
  ) =>
    authenticatePortal({
      session,
      ip,
      csrf: headerIn(headers, 'x-csrf-token'),
      writes: !reads({ method }),
      anyOf,
      operation,
      ...(ends && { ends }),
    });
  const sessionIn = ({ headers }: IncomingRequest): string | undefined =>
    presentsNone(headers) ? cookies.portal.read(headers.cookie) : undefined;
  /** Reads in a portal session do not count against the platform's quota. */
  const isBrowsing = (incoming: IncomingRequest): boolean =>
    reads(incoming) && sessionIn(incoming) !== undefined;
  /** Authenticates an operation of the portal itself, which only a session may use. */
  const browserIn = async (
    access: Extract<Access, { readonly kind: 'portal' }>,
    operation: string,
    incoming: IncomingRequest,
    client: Client,
  ): Promise<Result<Caller, Failure>> => {
    const session = cookies.portal.read(incoming.headers.cookie);
    if (session === undefined) return fail({ kind: 'portal-session-missing' });
    const authenticated = await portalIn({ ...access, operation, anyOf: [] }, session, incoming, client);
    return authenticated.ok ? authenticated : fail<Failure>(authenticated.failure);
  };
  /** Returns the token in the header, or else the session cookie, with the CSRF token for a write. */
  const presentedIn = (cookie: SessionCookie, { method, headers }: IncomingRequest): PresentedSession => {
    const { authorization } = headers;
    const session = presentsNone(headers) ? cookie.read(headers.cookie) : undefined;
    if (session === undefined)
      return { credential: authorization === undefined ? undefined : bearerIn(authorization) };
    const browser = { csrf: headerIn(headers, 'x-csrf-token'), writes: !reads({ method }) };
    return { credential: session, browser };
  };
  const memberIn = (anyOf: readonly Role[], incoming: IncomingRequest) =>
    authenticateStaff({ ...presentedIn(cookies.staff, incoming), anyOf });
  /** Authenticates a member of an artist or label account, and checks the role. */
  const artistIn = async (
    { part }: Extract<Access, { readonly kind: 'artist' }>,
    incoming: IncomingRequest,
  ): Promise<Result<AuthenticatedArtist, Failure>> => {
    const authenticated = await authenticateArtist(presentedIn(cookies.artist, incoming));
    const missing =
      authenticated.ok && part !== undefined && roleMissingFor(authenticated.value.member, part);
    return missing ? fail(missing) : authenticated;
  };
  return { portalIn, sessionIn, isBrowsing, browserIn, memberIn, artistIn };
};
