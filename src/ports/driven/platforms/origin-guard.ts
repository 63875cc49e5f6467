import type { Origin } from '../../../domain/platforms/grant.ts';

/**
 * With an origin, nothing is written and the outcome is `origin-ended` if the credential or the member of the
 * caller was removed by the commit, or all sessions of the platform were ended, whatever this process has read before. The end
 * of one session of a member does not count. Absent if the service itself acts.
 */
export interface OriginGuard {
  readonly origin?: Origin;
}

export type OriginEnded = 'origin-ended';
