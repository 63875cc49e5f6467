import { isWithin, type IpAddress, type IpNetwork } from '../shared/ip-network.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Credential } from './credential.ts';

/**
 * The credential is limited to other addresses than the client's. `ip` is undefined if the client's address
 * is unknown.
 */
export type IpNotAllowed = {
  readonly kind: 'ip-not-allowed';
  readonly ip: IpAddress | undefined;
  /** The token of a portal session, so that it can be ended from this address. */
  readonly csrfToken?: string;
};

export const maxAllowedIps = 50;

/** Decides whether a credential, or anything created with it, can be used from an address. */
export const requireAllowedIp = (
  { allowedIps }: Pick<Credential, 'allowedIps'>,
  ip: IpAddress | undefined,
): Result<true, IpNotAllowed> =>
  allowedIps === undefined || (ip !== undefined && allowedIps.some((network) => isWithin(ip, network)))
    ? ok(true)
    : fail({ kind: 'ip-not-allowed', ip });

/** Returns the networks that are not within those allowed. */
export const beyondAllowed = (
  networks: readonly IpNetwork[],
  allowed: readonly IpNetwork[] | undefined,
): readonly IpNetwork[] =>
  allowed === undefined
    ? []
    : networks.filter((network) => !allowed.some((outer) => isWithin(network, outer)));
