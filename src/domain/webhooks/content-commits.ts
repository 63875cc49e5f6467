import type { ContentChanges } from './content.ts';

/** Endings of one commit: a slow database must be done with them before its callers give up. */
const endingsAtOnce = 100;

/**
 * The commits of a decision, one after another: until the last of them the register is unfinished. A publication that
 * names tracks is one commit: it ends what was issued for the tracks of the one before, and no more.
 */
export const commitsOf = (changes: ContentChanges, atOnce = endingsAtOnce): readonly ContentChanges[] => {
  const { register, grants, others, revocations } = changes;
  const count = Math.max(1, Math.ceil(revocations.length / atOnce));
  if (count === 1 || grants.length + others.length > 0) return [changes];
  return Array.from({ length: count }, (_, n) => ({
    ...changes,
    register: {
      ...register,
      ...(n < count - 1 && { unfinished: true as const }),
      version: register.version + n,
    },
    revocations: revocations.slice(n * atOnce, (n + 1) * atOnce),
  }));
};
