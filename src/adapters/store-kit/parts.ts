import { SchemaMismatch } from '../../ports/driven/schema-mismatch.ts';

/** A member or an index, as it is declared or was made. */
export interface Part {
  readonly collection: string;
  readonly part: string;
  /** Of the function that its values are derived by. */
  readonly version: number;
  readonly definition: string;
}

/** Parts that were made, by `idOf`. */
export type Recorded = ReadonlyMap<string, Part>;
export const idOf = ({ collection, part }: Pick<Part, 'collection' | 'part'>): string =>
  `${collection} ${part}`;

/** The rows of `kit_schema`, which records what was made of each collection. */
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

/** Those that are missing, or were made in another way. */
export const changedParts = (parts: readonly Part[], recorded: Recorded): readonly Part[] =>
  parts.filter((each) => !isSame(each, recorded.get(idOf(each))));

/** One that a newer release derives in another way. */
export const newerPart = (parts: readonly Part[], recorded: Recorded): Part | undefined =>
  parts.find((each) => (recorded.get(idOf(each))?.version ?? 0) > each.version);

/** Throws `SchemaMismatch` if a newer release derives a member in another way. */
export const refuseNewer = (parts: readonly Part[], recorded: Recorded): void => {
  const newer = newerPart(parts, recorded);
  if (newer)
    throw new SchemaMismatch(
      `the database was prepared by a newer release (${newer.part} of ${newer.collection}): start that release, or a newer one`,
    );
};

/** Throws `SchemaMismatch`, with what to do, unless all parts were made as they are declared. */
export const requireParts = (parts: readonly Part[], recorded: Recorded, advice: string): void => {
  refuseNewer(parts, recorded);
  const [missing] = changedParts(parts, recorded);
  if (missing)
    throw new SchemaMismatch(
      `the database was prepared by an older release (${missing.part} of ${missing.collection} is missing or outdated): ${advice}`,
    );
};
