import type { ContentChanges } from './content.ts';

/**
 * The limit of licenses that one commit ends, so that a slow database completes it before the caller's
 * timeout.
 */
const endingsPerBatch = 100;

/**
 * Returns the commits of a decision in order; the register is unfinished until the last one. A publication
 * with tracks is one commit: it ends only what was issued for tracks of the publication before.
 */
export const commitsOf = (
  changes: ContentChanges,
  batchSize = endingsPerBatch,
): readonly ContentChanges[] => {
  const { register, grants, others, revocations } = changes;
  const count = Math.max(1, Math.ceil(revocations.length / batchSize));
  if (count === 1 || grants.length + others.length > 0) return [changes];
  return Array.from({ length: count }, (_, n) => ({
    ...changes,
    register: {
      ...register,
      ...(n < count - 1 && { unfinished: true as const }),
      version: register.version + n,
    },
    revocations: revocations.slice(n * batchSize, (n + 1) * batchSize),
  }));
};
