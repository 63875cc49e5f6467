import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';

/** Returns the records with one of these keys, in the order of the index, each once. */
export const manyOf = async <Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  keys: readonly (string | number)[],
): Promise<readonly Stored[]> =>
  keys.length === 0 ? [] : kernel.read(page(index, { among: keys, limit: keys.length }));
