import { LRUCache } from 'lru-cache';
import type { PlatformWithCredentials } from '../../../../ports/driven/platforms/platform-registry.ts';
import { registryGroup } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import { revisionAgeMs } from '../../revisions.ts';

/** Caches the result of a read under a key until the registry changes. Missing records are read each time. */
type Remember<Known> = (key: string, read: () => Promise<Known | undefined>) => Promise<Known | undefined>;

export interface RegistryCopies {
  readonly platform: Remember<PlatformWithCredentials>;
  readonly isRevoked: Remember<boolean>;
  /**
   * Disables the cache until every change made so far is visible, because a failed guard revealed such a
   * change.
   */
  readonly distrust: () => void;
}

/** The number of platforms, for each way to find them, and of tokens that a process caches. */
const remembered = 10_000;

export const registryCopies = (
  { revision }: Pick<Kernel, 'revision'>,
  elapsedMs: () => number = () => performance.now(),
): RegistryCopies => {
  // The limit is a size, because `max` would allocate all entries in advance.
  const bound = { maxSize: remembered, sizeCalculation: () => 1 };
  const platforms = new LRUCache<string, PlatformWithCredentials>(bound);
  const tokens = new LRUCache<string, boolean>(bound);
  let seen: number | undefined;
  let distrustedUntil = -Infinity;

  const dropped = (): void => {
    platforms.clear();
    tokens.clear();
  };

  const remembering =
    <Known extends object | boolean>(copies: LRUCache<string, Known>): Remember<Known> =>
    async (key, read) => {
      if (elapsedMs() < distrustedUntil) return read();
      const current = await revision(registryGroup);
      if (current !== seen) dropped();
      seen = current;
      const copy = copies.get(key);
      if (copy !== undefined) return copy;
      const known = await read();
      // A read that began before the registry changed may be outdated.
      if (known !== undefined && seen === current && elapsedMs() >= distrustedUntil) copies.set(key, known);
      return known;
    };

  return {
    platform: remembering(platforms),
    isRevoked: remembering(tokens),
    distrust: () => {
      distrustedUntil = elapsedMs() + revisionAgeMs;
      dropped();
    },
  };
};

/** Returns whether a program failed because a platform or another record had changed since the decision. */
const isOutdated = (outcome: unknown): boolean =>
  outcome === 'guard-failed' ||
  (typeof outcome === 'object' &&
    outcome !== null &&
    'guard' in outcome &&
    'outcome' in outcome &&
    outcome.outcome === 'guard-failed' &&
    outcome.guard === 'platform');

/** Returns a kernel that marks the copies as outdated if the outcome of a program shows it. */
export const invalidatingCopies = (kernel: Kernel, { distrust }: RegistryCopies): Kernel => ({
  ...kernel,
  run: async (program, argument) => {
    const outcome = await kernel.run(program, argument);
    if (isOutdated(outcome)) distrust();
    return outcome;
  },
});
