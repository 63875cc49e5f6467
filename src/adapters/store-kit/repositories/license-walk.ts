import type { License } from '../../../domain/licensing/license.ts';
import type { Index } from '../collection.ts';
import type { Kernel } from '../kernel.ts';
import { page, type PageRange } from '../program.ts';

export const mostAtOnce = 1_000;

/** Walks an index page by page, each twice as long, until enough licenses are found. */
export const walk = async (
  kernel: Kernel,
  index: Index<License>,
  { limit, ...range }: PageRange,
  positionOf: (license: License) => readonly (string | number)[],
  {
    begin,
    wanted,
  }: { readonly begin?: readonly (string | number)[]; readonly wanted: (license: License) => boolean },
): Promise<readonly License[]> => {
  const found: License[] = [];
  let after = begin;
  for (let size = limit; ; size = Math.min(mostAtOnce, 2 * size)) {
    const read = await kernel.read(page(index, { ...range, limit: size, ...(after && { after }) }));
    found.push(...read.filter(wanted));
    const last = read.at(-1);
    if (found.length >= limit || read.length < size || !last) return found.slice(0, limit);
    after = positionOf(last);
  }
};
