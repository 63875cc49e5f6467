import type { ScopesMissing } from '../../domain/access/whole-registry.ts';
import type { Scope } from '../../domain/access/scope.ts';
import type { IpNotAllowed } from '../../domain/platforms/allowed-ips.ts';
import type { PortalPass } from '../../domain/platforms/portal-pass.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Caller, FromIp, NotAdmitted } from './access.ts';
import type { OwnPlatform, PlatformNotFound } from './platforms.ts';
import type { UseCase } from './use-case.ts';

/** A caller who came by a session of the portal. */
export interface PortalCaller extends Caller {
  readonly via: 'portal';
  readonly pass: PortalPass;
}

/** A session with its signed text, which goes into a cookie and nowhere else. */
export interface OpenedPortal {
  readonly caller: PortalCaller;
  readonly session: string;
}

/** By an API key, or by the code of a one-time link, which counts once. */
export type OpenPortal = UseCase<
  FromIp & ({ readonly apiKey: string } | { readonly code: string }),
  OpenedPortal,
  { readonly kind: 'token-invalid' } | IpNotAllowed | { readonly kind: 'platform-suspended' }
>;

export type CsrfRefused = { readonly kind: 'csrf-refused' };

/**
 * Lets a caller in by a session, with the registry as it is now. `csrf`: what the request's header says; looked at where
 * it `writes`. `ends`: to end the session, from any address and even if the platform is suspended.
 */
export type AdmitPortal = UseCase<
  FromIp & {
    readonly session: string;
    readonly csrf: string | undefined;
    readonly writes: boolean;
    readonly anyOf: readonly Scope[];
    readonly ends?: true;
  },
  PortalCaller,
  NotAdmitted | CsrfRefused
>;

export type ClosePortal = UseCase<PortalCaller, 'closed'>;

/** An address that opens the portal once, for five minutes. */
export type LinkToPortal = UseCase<
  OwnPlatform,
  { readonly url: string; readonly expiresAt: Instant },
  PlatformNotFound | ScopesMissing
>;

/** Sessions of the portal. */
export interface Portal {
  readonly openPortal: OpenPortal;
  readonly admitPortal: AdmitPortal;
  readonly closePortal: ClosePortal;
  readonly linkToPortal: LinkToPortal;
}
