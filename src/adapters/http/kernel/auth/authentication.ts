import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from '../../../../domain/access/scope.ts';
import { requireWholeRegistry } from '../../../../domain/access/whole-registry.ts';
import type { Platform } from '../../../../domain/platforms/platform.ts';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { Role } from '../../../../domain/staff/staff.ts';
import type { Driving } from '../../../../ports/driving/index.ts';
import type { Caller } from '../../../../ports/driving/access.ts';
import type { Limits } from '../../../../ports/driving/limits.ts';
import type { AdmittedStaff } from '../../../../ports/driving/staff/staff.ts';
import type { Client } from '../request/client-address.ts';
import { bearerIn, credentialIn, presentsNone } from './credential.ts';
import type { IncomingRequest, Trace } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import { essentialOperations, isEssentialEvent } from './essential-operations.ts';
import type { Access, Route } from '../route.ts';
import type { SessionCookie } from './session-cookie.ts';

export type AuthenticationDependencies = Limits &
  Pick<Driving, 'admit' | 'admitPortal' | 'admitStaff' | 'authenticateMessage'>;

/** The parts of a request that authentication needs beside its head. */
interface Circumstances {
  readonly client: Client;
  /** For a signed request: the platform that it names, and its body. */
  readonly message: { readonly slug: string; readonly bytes: Uint8Array | undefined };
  readonly trace: Trace;
}

/** Invalid signatures are counted per address. A valid one always passes, whatever else came from its address. */
const forgeries = 'inbound-signatures';

const headerIn = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const reads = ({ method }: Pick<IncomingRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD';

type Authenticated = Caller | Platform | AdmittedStaff | undefined;

/**
 * `authenticate` identifies the caller, checks its scopes or roles and its limits, and records both in the trace.
 * `reauthenticate` checks the credential again once the body is there, because a client may take minutes to send it;
 * it counts nothing.
 */
export const authentication = (
  {
    admit,
    authenticateMessage,
    admitStaff,
    admitPortal,
    limitPlatform,
    limitEssential,
    limitAddress,
    limitStaff,
  }: AuthenticationDependencies,
  cookies: { readonly portal: SessionCookie; readonly staff: SessionCookie },
) => {
  const counted = async (
    platform: Platform,
    trace: Trace,
    spendsQuota: boolean,
  ): Promise<Result<true, Failure>> => {
    trace.platformId = platform.platformId;
    const within = await (spendsQuota ? limitPlatform(platform) : limitEssential(platform));
    if (!within.ok) return within;
    trace.report = within.value;
    return ok(true);
  };

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
    admitPortal({
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
  const platformIn = async (
    { anyOf, every }: Extract<Access, { readonly kind: 'platform' }>,
    operation: string,
    incoming: IncomingRequest,
    client: Client,
  ): Promise<Result<Caller, Failure>> => {
    const credential = credentialIn(incoming.headers);
    const session = sessionIn(incoming);
    const admitted = await (session === undefined
      ? admit({ credential, anyOf, ip: client.ip })
      : portalIn({ anyOf, operation }, session, incoming, client));
    if (!admitted.ok) return fail<Failure>(admitted.failure);
    const allowed = every ? requireWholeRegistry(admitted.value) : admitted;
    return allowed.ok ? admitted : allowed;
  };
  /** Authenticates by the token in the header, or else by the session cookie, with the CSRF token for a write. */
  const memberIn = (anyOf: readonly Role[], { method, headers }: IncomingRequest) => {
    const { authorization } = headers;
    const session = presentsNone(headers) ? cookies.staff.read(headers.cookie) : undefined;
    if (session === undefined)
      return admitStaff({
        credential: authorization === undefined ? undefined : bearerIn(authorization),
        anyOf,
      });
    const browser = { csrf: headerIn(headers, 'x-csrf-token'), writes: !reads({ method }) };
    return admitStaff({ credential: session, anyOf, browser });
  };

  const authenticate = async (
    { access, operation }: Pick<Route, 'access' | 'operation'>,
    incoming: IncomingRequest,
    { client, message, trace }: Circumstances,
  ): Promise<Result<Authenticated, Failure>> => {
    const { address } = client;
    switch (access.kind) {
      case 'public': {
        if (access.limit === undefined) return ok(undefined);
        const within = await limitAddress({ address, purpose: access.limit });
        if (!within.ok) return within;
        trace.report = within.value;
        return ok(undefined);
      }
      case 'signed': {
        const { headers } = incoming;
        const platform = await authenticateMessage({
          slug: message.slug,
          webhookId: headerIn(headers, 'webhook-id'),
          timestamp: headerIn(headers, 'webhook-timestamp'),
          signature: headerIn(headers, 'webhook-signature'),
          body: message.bytes ?? new Uint8Array(),
        });
        if (!platform.ok) {
          const patience = await limitAddress({ address, purpose: forgeries });
          return patience.ok ? platform : patience;
        }
        const within = await counted(
          platform.value,
          trace,
          !(message.bytes && isEssentialEvent(message.bytes)),
        );
        return within.ok ? platform : within;
      }
      case 'staff': {
        const admitted = await memberIn(access.anyOf, incoming);
        if (!admitted.ok) return admitted;
        const { member } = admitted.value;
        trace.staffId = member.staffId;
        const within = await limitStaff(member);
        if (!within.ok) return within;
        trace.report = within.value;
        return admitted;
      }
      case 'platform': {
        const admitted = await platformIn(access, operation, incoming, client);
        if (!admitted.ok) return admitted;
        const isFree = essentialOperations.has(operation) || isBrowsing(incoming);
        const within = await counted(admitted.value.platform, trace, !isFree);
        return within.ok ? admitted : within;
      }
      case 'portal': {
        const session = cookies.portal.read(incoming.headers.cookie);
        if (session === undefined) return fail({ kind: 'portal-session-missing' });
        const admitted = await portalIn({ ...access, operation, anyOf: [] }, session, incoming, client);
        if (!admitted.ok) return fail<Failure>(admitted.failure);
        const { platform } = admitted.value;
        trace.platformId = platform.platformId;
        if (access.ends || reads(incoming)) return admitted;
        const within = await counted(platform, trace, false);
        return within.ok ? admitted : within;
      }
    }
  };

  const reauthenticate = async (
    { access, operation }: Pick<Route, 'access' | 'operation'>,
    incoming: IncomingRequest,
    client: Client,
    before: Authenticated,
  ): Promise<Result<Authenticated, Failure>> => {
    if (access.kind === 'staff') return memberIn(access.anyOf, incoming);
    return access.kind === 'platform' ? platformIn(access, operation, incoming, client) : ok(before);
  };
  return { authenticate, reauthenticate };
};
