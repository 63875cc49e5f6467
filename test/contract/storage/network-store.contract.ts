import type { ContractCase } from '../../support/contract.ts';
import { deadlinePolicies } from './network-store/deadlines.ts';
import { lostReplyPolicies } from './network-store/lost-replies.ts';
import { outagePolicies } from './network-store/outages.ts';
import type { NetworkView } from './network-store/stage.ts';
import type { OpenWorld } from '../world.ts';

/**
 * The promises of every store over a network, at the level of its ports: no effect is lost or doubled, a caller that cannot be
 * answered is notified in time, and a request that is sent again succeeds. `outages` and `deadlines` judge real time, and belong in
 * suites that run alone; their world has the timeouts of the service. `slower` is the factor by which deadlines may be late: as slow
 * as the machine is if absent.
 */
export const networkStoreContract = (
  open: OpenWorld<NetworkView>,
  slower?: () => number,
): Readonly<Record<'lostReplies' | 'outages' | 'deadlines', readonly ContractCase[]>> => ({
  lostReplies: lostReplyPolicies(open),
  outages: outagePolicies(open),
  deadlines: deadlinePolicies(open, slower),
});
