import { LRUCache } from 'lru-cache';
import type { PlatformWithCredentials } from '../../../ports/driven/platform-registry.ts';
import { registryGroup } from '../collections/platforms.ts';
import type { Kernel } from '../kernel.ts';
import { revisionAgeMs } from '../revisions.ts';

/** Remembers what was read under a key until the registry changes. What is not there is read each time. */
type Remember<Known> = (key: string, read: () => Promise<Known | undefined>) => Promise<Known | undefined>;

export interface RegistryCopies {
  readonly platform: Remember<PlatformWithCredentials>;
  readonly isRevoked: Remember<boolean>;
  /** Uses no copy until every change that was made before this moment shows: a guard failed, so there was one. */
  readonly distrust: () => void;
}

/** How many platforms by each way to find them, and how many tokens, a process remembers. */
const remembered = 10_000;

export const registryCopies = (
  { revision }: Pick<Kernel, 'revision'>,
  elapsedMs: () => number = () => performance.now(),
): RegistryCopies => {
  // By size: the cache grows with its entries, where `max` allocates them all at once.
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
      // What was read before the registry changed may be outdated.
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

/** Whether a program failed because it was decided on a platform, or something else, as it was before. */
const isOutdated = (outcome: unknown): boolean =>
  outcome === 'guard-failed' ||
  (typeof outcome === 'object' &&
    outcome !== null &&
    'guard' in outcome &&
    'outcome' in outcome &&
    outcome.outcome === 'guard-failed' &&
    outcome.guard === 'platform');

/** A kernel whose programs tell the copies that they are outdated. */
export const distrusting = (kernel: Kernel, { distrust }: RegistryCopies): Kernel => ({
  ...kernel,
  run: async (program, argument) => {
    const outcome = await kernel.run(program, argument);
    if (isOutdated(outcome)) distrust();
    return outcome;
  },
});
