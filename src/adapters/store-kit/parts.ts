import type { Claim, WriteLock } from '../../ports/driven/storage/archive.ts';
import { SchemaMismatch } from '../../ports/driven/storage/schema-mismatch.ts';

/** A member or an index, as it is declared or was created. */
export interface Part {
  readonly collection: string;
  readonly part: string;
  /** The version of the function that computes its values. */
  readonly version: number;
  readonly definition: string;
}

/** The parts that were created, by `idOf`. */
export type Recorded = ReadonlyMap<string, Part>;
export const idOf = ({ collection, part }: Pick<Part, 'collection' | 'part'>): string =>
  `${collection} ${part}`;

/** Returns the rows of `kit_schema`, which records what was created for each collection. */
export const recordedIn = (rows: readonly Readonly<Record<string, unknown>>[]): Recorded =>
  new Map(
    rows.map((row) => {
      const [collection = '', part = '', definition = ''] = ['collection', 'part', 'definition'].map((name) =>
        String(row[name]),
      );
      return [idOf({ collection, part }), { collection, part, version: Number(row['version']), definition }];
    }),
  );

export const isSame = (one: Part, other: Part | undefined): boolean =>
  one.version === other?.version && one.definition === other.definition;

/** Returns the parts that are missing or were created differently. */
export const changedParts = (parts: readonly Part[], recorded: Recorded): readonly Part[] =>
  parts.filter((each) => !isSame(each, recorded.get(idOf(each))));

/** Returns a part that a newer release computes differently. */
export const newerPart = (parts: readonly Part[], recorded: Recorded): Part | undefined =>
  parts.find((each) => (recorded.get(idOf(each))?.version ?? 0) > each.version);

/** Throws `SchemaMismatch` if a newer release computes a member differently. */
export const rejectNewer = (parts: readonly Part[], recorded: Recorded): void => {
  const newer = newerPart(parts, recorded);
  if (newer)
    throw new SchemaMismatch(
      `the database was prepared by a newer release (${newer.part} of ${newer.collection}): start that release, or a newer one`,
    );
};

/** Throws `SchemaMismatch`, with instructions, unless all parts were created as they are declared. */
export const requireParts = (parts: readonly Part[], recorded: Recorded, advice: string): void => {
  rejectNewer(parts, recorded);
  const [missing] = changedParts(parts, recorded);
  if (missing)
    throw new SchemaMismatch(
      `the database was prepared by an older release (${missing.part} of ${missing.collection} is missing or outdated): ${advice}`,
    );
};

/** The move out of a store, and the move into it, as the store records them. */
export interface MovesOfStore {
  readonly writeLock: Pick<WriteLock, 'state'> | undefined;
  readonly move: Pick<Claim, 'state'> | undefined;
}

/**
 * Throws `SchemaMismatch` if a move is not complete. It protects a store whose declarations changed since the
 * move began: records that were copied already would lack what is new, and nobody would copy them again.
 */
export const rejectDuringMove = ({ writeLock, move }: MovesOfStore): void => {
  if (writeLock?.state !== 'moving' && move?.state !== 'filling') return;
  throw new SchemaMismatch(
    `a move ${writeLock?.state === 'moving' ? 'out of' : 'into'} this store is not complete, and another release began it: complete or undo the move with that release, then start this one`,
  );
};
