import { hasEnded, type Origin } from '../../../../domain/platforms/grant.ts';
import type { PlatformId } from '../../../../domain/shared/ids.ts';
import { platforms } from '../../collections/platforms.ts';
import { all, get, type Lock, type Steps } from '../../program.ts';
import { platformLock } from './locks.ts';

/** Returns the lock that every change of credentials and sessions takes, that of their platform. */
export const originLocks = (
  platformId: PlatformId | undefined,
  origin: Origin | undefined,
): readonly Lock[] => (origin && platformId !== undefined ? [platformLock(platformId)] : []);

/** Returns whether an origin, if there is one, has not ended. Its program has taken `originLocks`. */
export function* originHolds(platformId: PlatformId, origin: Origin | undefined): Steps<boolean> {
  if (!origin) return true;
  const [kept] = yield* all(get(platforms, platformId));
  return kept !== undefined && !hasEnded(origin, kept);
}
