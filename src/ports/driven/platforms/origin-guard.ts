import type { Origin } from '../../../domain/platforms/grant.ts';

/**
 * With an origin, nothing is written and the outcome is `origin-ended` if the credential or session of the
 * caller has ended by the commit, whatever this process has read before. Absent if the service itself acts.
 */
export interface OriginGuard {
  readonly origin?: Origin;
}

export type OriginEnded = 'origin-ended';
