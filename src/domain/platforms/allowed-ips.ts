import { isWithin, type IpAddress, type IpNetwork } from '../shared/ip-network.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Credential } from './credential.ts';

/** The credential is limited to other addresses than the client's. `ip` is undefined if the client's is unknown. */
export type IpNotAllowed = {
  readonly kind: 'ip-not-allowed';
  readonly ip: IpAddress | undefined;
  /** Of a portal session, so that it can be ended from this address. */
  readonly csrfToken?: string;
};

export const mostAllowedIps = 50;

/** Whether a credential, or anything that was created with it, can be used from an address. */
export const requireAllowedIp = (
  { allowedIps }: Pick<Credential, 'allowedIps'>,
  ip: IpAddress | undefined,
): Result<true, IpNotAllowed> =>
  allowedIps === undefined || (ip !== undefined && allowedIps.some((network) => isWithin(ip, network)))
    ? ok(true)
    : fail({ kind: 'ip-not-allowed', ip });

/** Which of the networks reach beyond those allowed. */
export const beyondAllowed = (
  networks: readonly IpNetwork[],
  allowed: readonly IpNetwork[] | undefined,
): readonly IpNetwork[] =>
  allowed === undefined
    ? []
    : networks.filter((network) => !allowed.some((outer) => isWithin(network, outer)));
