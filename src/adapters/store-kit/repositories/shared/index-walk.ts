import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { page, type PageRange } from '../../program.ts';

/** The number of records that one query reads. */
export const maxBatchSize = 1_000;

/** Scans pages of an index, each twice as long as the one before, until enough records match. */
export const walk = async <Stored>(
  kernel: Kernel,
  index: Index<Stored>,
  { limit, ...range }: PageRange,
  positionOf: (record: Stored) => readonly (string | number)[],
  {
    begin,
    wanted = () => true,
    isPast = () => false,
  }: {
    readonly begin?: readonly (string | number)[];
    readonly wanted?: (record: Stored) => boolean | Promise<boolean>;
    /** Returns whether no matching record can follow. */
    readonly isPast?: (record: Stored) => boolean;
  } = {},
): Promise<readonly Stored[]> => {
  const found: Stored[] = [];
  let after = begin;
  for (let size = Math.min(maxBatchSize, limit); ; size = Math.min(maxBatchSize, 2 * size)) {
    const read = await kernel.read(page(index, { ...range, limit: size, ...(after && { after }) }));
    for (const record of read) if (await wanted(record)) found.push(record);
    const last = read.at(-1);
    if (found.length >= limit || read.length < size || !last || isPast(last)) return found.slice(0, limit);
    after = positionOf(last);
  }
};
