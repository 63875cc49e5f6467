import { requireWholeRegistry } from '../../../../domain/access/whole-registry.ts';
import type { Platform } from '../../../../domain/platforms/platform.ts';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { StaffMember } from '../../../../domain/staff/staff.ts';
import type { Driving } from '../../../../ports/driving/index.ts';
import type { Caller } from '../../../../ports/driving/access.ts';
import type { Limits } from '../../../../ports/driving/limits.ts';
import type { AuthenticatedArtist } from '../../../../ports/driving/artists/artists.ts';
import type { AuthenticatedStaff } from '../../../../ports/driving/staff/staff.ts';
import type { Client } from '../request/client-address.ts';
import { browserSessions, headerIn, reads, type SessionCookies } from './browser-sessions.ts';
import { credentialIn } from './credential.ts';
import type { IncomingRequest, Trace } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import { essentialOperations, isEssentialEvent } from './essential-operations.ts';
import type { Access, Route } from '../route.ts';

export type AuthenticationDependencies = Limits &
  Pick<
    Driving,
    'authenticate' | 'authenticatePortal' | 'authenticateStaff' | 'authenticateArtist' | 'authenticateMessage'
  >;

/** The parts of a request that authentication needs beside its head. */
interface Circumstances {
  readonly client: Client;
  /** For a signed request: the platform that it names, and its body. */
  readonly message: { readonly slug: string; readonly bytes: Uint8Array | undefined };
  readonly trace: Trace;
}

/** Invalid signatures are counted per address. A valid one always passes, whatever else came from its address. */
const forgeries = 'inbound-signatures';

type Authenticated = Caller | Platform | AuthenticatedStaff | AuthenticatedArtist | undefined;

/**
 * `authenticateRequest` identifies the caller, checks its scopes or roles and its limits, and records both in the trace.
 * `reauthenticate` checks the credential again once the body is there, because a client may take minutes to send it;
 * it counts nothing.
 */
export const authentication = (
  {
    authenticate,
    authenticateMessage,
    authenticateStaff,
    authenticateArtist,
    authenticatePortal,
    limitPlatform,
    limitEssential,
    limitAddress,
    limitStaff,
    limitArtist,
  }: AuthenticationDependencies,
  cookies: SessionCookies,
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

  const countedStaff = async (member: StaffMember, trace: Trace): Promise<Result<true, Failure>> => {
    trace.staffId = member.staffId;
    const within = await limitStaff(member);
    if (!within.ok) return within;
    trace.report = within.value;
    return ok(true);
  };

  const { portalIn, sessionIn, isBrowsing, browserIn, memberIn, artistIn } = browserSessions(
    { authenticatePortal, authenticateStaff, authenticateArtist },
    cookies,
  );
  const platformIn = async (
    { anyOf, every }: Extract<Access, { readonly kind: 'platform' }>,
    operation: string,
    incoming: IncomingRequest,
    client: Client,
  ): Promise<Result<Caller, Failure>> => {
    const credential = credentialIn(incoming.headers);
    const session = sessionIn(incoming);
    const authenticated = await (session === undefined
      ? authenticate({ credential, anyOf, ip: client.ip })
      : portalIn({ anyOf, operation }, session, incoming, client));
    if (!authenticated.ok) return fail<Failure>(authenticated.failure);
    const allowed = every ? requireWholeRegistry(authenticated.value) : authenticated;
    return allowed.ok ? authenticated : allowed;
  };
  const authenticateRequest = async (
    { access, operation }: Pick<Route, 'access' | 'operation'>,
    incoming: IncomingRequest,
    { client, message, trace }: Circumstances,
  ): Promise<Result<Authenticated, Failure>> => {
    const { address } = client;
    switch (access.kind) {
      case 'public': {
        if (access.limit === undefined) return ok(undefined);
        const within = await limitAddress({ address, purpose: access.limit, times: access.times ?? 1 });
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
          const timeoutMs = await limitAddress({ address, purpose: forgeries });
          return timeoutMs.ok ? platform : timeoutMs;
        }
        const within = await counted(
          platform.value,
          trace,
          !(message.bytes && isEssentialEvent(message.bytes)),
        );
        return within.ok ? platform : within;
      }
      case 'staff': {
        const authenticated = await memberIn(access.anyOf, incoming);
        if (!authenticated.ok) return authenticated;
        const within = await countedStaff(authenticated.value.member, trace);
        return within.ok ? authenticated : within;
      }
      case 'artist': {
        const authenticated = await artistIn(access, incoming);
        if (!authenticated.ok) return authenticated;
        const { member } = authenticated.value;
        trace.artistMemberId = member.memberId;
        const within = await limitArtist(member);
        if (!within.ok) return within;
        trace.report = within.value;
        return authenticated;
      }
      case 'platform': {
        const authenticated = await platformIn(access, operation, incoming, client);
        if (!authenticated.ok) return authenticated;
        const { platform, viewedBy } = authenticated.value;
        if (viewedBy) trace.platformId = platform.platformId;
        const isFree = essentialOperations.has(operation) || isBrowsing(incoming);
        const within = await (viewedBy
          ? countedStaff(viewedBy.staff, trace)
          : counted(platform, trace, !isFree));
        return within.ok ? authenticated : within;
      }
      case 'portal': {
        const authenticated = await browserIn(access, operation, incoming, client);
        if (!authenticated.ok) return authenticated;
        const { platform, viewedBy } = authenticated.value;
        trace.platformId = platform.platformId;
        if (viewedBy) trace.staffId = viewedBy.staff.staffId;
        if (access.ends || reads(incoming)) return authenticated;
        const within = await counted(platform, trace, false);
        return within.ok ? authenticated : within;
      }
    }
  };

  const reauthenticate = async (
    { access, operation }: Pick<Route, 'access' | 'operation'>,
    incoming: IncomingRequest,
    client: Client,
    before: Authenticated,
  ): Promise<Result<Authenticated, Failure>> => {
    switch (access.kind) {
      case 'staff':
        return memberIn(access.anyOf, incoming);
      case 'artist':
        return artistIn(access, incoming);
      case 'platform':
        return platformIn(access, operation, incoming, client);
      case 'portal':
        return browserIn(access, operation, incoming, client);
      case 'public':
      case 'signed':
        return ok(before);
    }
  };
  return { authenticateRequest, reauthenticate };
};
