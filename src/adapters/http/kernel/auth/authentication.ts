import type { IncomingHttpHeaders } from 'node:http';
import type { Scope } from '../../../../domain/access/scope.ts';
import type { Platform } from '../../../../domain/platforms/platform.ts';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { Role } from '../../../../domain/staff/staff.ts';
import type { Admit, Caller } from '../../../../ports/driving/access.ts';
import type { AdmitPortal } from '../../../../ports/driving/portal.ts';
import type {
  LimitAddress,
  LimitEssential,
  LimitPlatform,
  LimitStaff,
} from '../../../../ports/driving/limits.ts';
import type { AdmitStaff, StaffCaller } from '../../../../ports/driving/staff.ts';
import type { AuthenticateMessage } from '../../../../ports/driving/inbound.ts';
import type { Client } from '../request/client-address.ts';
import { bearerIn, credentialIn, presentsNone } from './credential.ts';
import type { Arrival, Trace } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import { essentialOperations, isEssentialEvent } from './essential-operations.ts';
import type { Access, Route } from '../route.ts';
import type { SessionCookie } from './session-cookie.ts';

export interface AdmissionNeeds {
  readonly admit: Admit;
  readonly authenticateMessage: AuthenticateMessage;
  readonly limitPlatform: LimitPlatform;
  readonly limitEssential: LimitEssential;
  readonly limitAddress: LimitAddress;
  readonly admitPortal: AdmitPortal;
  readonly admitStaff: AdmitStaff;
  readonly limitStaff: LimitStaff;
}

/** What is known of a request beside its head. */
interface Circumstances {
  readonly client: Client;
  /** Of a signed request: whose it says it is, and its body. */
  readonly message: { readonly slug: string; readonly bytes: Uint8Array | undefined };
  readonly trace: Trace;
}

/** Counted by address: signatures that do not hold. One that holds passes, whatever else came from there. */
const forgeries = 'inbound-signatures';

const headerIn = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

type LetIn = Caller | Platform | StaffCaller | undefined;

/**
 * The first two rooms. `enter`: who calls, and whether it is one request too many; notes both in the trace. `remain`:
 * whether whoever was let in by a credential would be let in still, once the body is there, which may take a client
 * minutes; counts nothing.
 */
export const admission = (
  {
    admit,
    authenticateMessage,
    admitStaff,
    admitPortal,
    limitPlatform,
    limitEssential,
    limitAddress,
    limitStaff,
  }: AdmissionNeeds,
  cookie: SessionCookie,
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

  /** By the cookie: with it alone a write also shows that no other site sent it. */
  const portalIn = (
    { anyOf, ends }: { readonly anyOf: readonly Scope[]; readonly ends?: true },
    session: string,
    { method, headers }: Arrival,
    { ip }: Client,
  ) =>
    admitPortal({
      session,
      ip,
      csrf: headerIn(headers, 'x-csrf-token'),
      writes: method !== 'GET' && method !== 'HEAD',
      anyOf,
      ...(ends && { ends }),
    });
  const sessionIn = ({ headers }: Arrival): string | undefined =>
    presentsNone(headers) ? cookie.read(headers.cookie) : undefined;
  /** A session of the portal reads without spending the quota of its platform. */
  const isBrowsing = (arrival: Arrival): boolean =>
    (arrival.method === 'GET' || arrival.method === 'HEAD') && sessionIn(arrival) !== undefined;
  const platformIn = async (
    anyOf: readonly Scope[],
    arrival: Arrival,
    client: Client,
  ): Promise<Result<Caller, Failure>> => {
    const credential = credentialIn(arrival.headers);
    const session = sessionIn(arrival);
    const admitted = await (session === undefined
      ? admit({ credential, anyOf, ip: client.ip })
      : portalIn({ anyOf }, session, arrival, client));
    return admitted.ok ? admitted : fail<Failure>(admitted.failure);
  };
  const memberIn = (anyOf: readonly Role[], { headers: { authorization } }: Arrival) =>
    admitStaff({ credential: authorization === undefined ? undefined : bearerIn(authorization), anyOf });

  const enter = async (
    { access, operation }: Pick<Route, 'access' | 'operation'>,
    arrival: Arrival,
    { client, message, trace }: Circumstances,
  ): Promise<Result<LetIn, Failure>> => {
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
        const { headers } = arrival;
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
        const admitted = await memberIn(access.anyOf, arrival);
        if (!admitted.ok) return admitted;
        const { member } = admitted.value;
        trace.staffId = member.staffId;
        const within = await limitStaff(member);
        if (!within.ok) return within;
        trace.report = within.value;
        return admitted;
      }
      case 'platform': {
        const admitted = await platformIn(access.anyOf, arrival, client);
        if (!admitted.ok) return admitted;
        const isFree = essentialOperations.has(operation) || isBrowsing(arrival);
        const within = await counted(admitted.value.platform, trace, !isFree);
        return within.ok ? admitted : within;
      }
      case 'portal': {
        const session = cookie.read(arrival.headers.cookie);
        if (session === undefined) return fail({ kind: 'token-missing' });
        const admitted = await portalIn({ ...access, anyOf: [] }, session, arrival, client);
        if (!admitted.ok) return fail<Failure>(admitted.failure);
        trace.platformId = admitted.value.platform.platformId;
        return admitted;
      }
    }
  };

  const remain = async (
    access: Access,
    arrival: Arrival,
    client: Client,
    before: LetIn,
  ): Promise<Result<LetIn, Failure>> => {
    if (access.kind === 'staff') return memberIn(access.anyOf, arrival);
    return access.kind === 'platform' ? platformIn(access.anyOf, arrival, client) : ok(before);
  };
  return { enter, remain };
};
