import { hasEnded, type Origin } from '../../../domain/platforms/grant.ts';
import type { PlatformId } from '../../../domain/shared/ids.ts';
import { platforms } from '../collections/platforms.ts';
import { all, get, type Lock, type Steps } from '../program.ts';
import { platformLock } from './locks.ts';

/** Every change of credentials and sessions takes the lock of their platform. */
export const originLocks = (
  platformId: PlatformId | undefined,
  origin: Origin | undefined,
): readonly Lock[] => (origin && platformId !== undefined ? [platformLock(platformId)] : []);

/** Whether an origin, if there is one, still holds. Its program has taken `originLocks`. */
export function* originHolds(platformId: PlatformId, origin: Origin | undefined): Steps<boolean> {
  if (!origin) return true;
  const [kept] = yield* all(get(platforms, platformId));
  return kept !== undefined && !hasEnded(origin, kept);
}
