import { matchesTerms } from '../../../../domain/staff/record-terms.ts';
import { prefixEnd } from '../../../../domain/shared/prefix.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';
import { maxLookedAt, nextSize, type ListRequest } from './list-walk.ts';

interface Search<Stored> {
  /** The index of the terms, followed by the ID. */
  readonly index: Index<Stored>;
  readonly termsOf: (record: Stored) => readonly string[];
  readonly idOf: (record: Stored) => string;
  readonly wanted: (record: Stored) => boolean;
}

const inOrder = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
const isBehind = ({ at, id }: ListPlace, place: ListPlace): boolean =>
  (inOrder(String(at), String(place.at)) || inOrder(id, place.id)) > 0;

/** Returns the term that probably the fewest records have. */
const longestOf = (requested: readonly string[]): string =>
  requested.reduce((longest, each) => (each.length > longest.length ? each : longest), '');

/**
 * Returns records with all of the terms, ordered by the terms that begin with the longest requested one; each
 * record is returned once, at the first such term. A page examines a limited number of records, like other
 * lists.
 */
export const searched = async <Stored>(
  kernel: Kernel,
  { index, termsOf, idOf, wanted }: Search<Stored>,
  requested: readonly string[],
  { limit, after }: ListRequest,
): Promise<ListPage<Stored>> => {
  const prefix = longestOf(requested);
  const range = { from: prefix, until: prefixEnd(prefix) };
  const found: { readonly record: Stored; readonly place: ListPlace }[] = [];
  let position = after;
  /**
   * A page does not contain which entry of a record it returns: it is the first one after the entry before.
   */
  const placesOf = (record: Stored): readonly ListPlace[] =>
    termsOf(record)
      .filter((term) => term.startsWith(prefix))
      .toSorted(inOrder)
      .map((at) => ({ at, id: idOf(record) }));
  for (let size = limit + 1, looked = 0; ; size = nextSize(size, looked)) {
    const behind = position && { after: [position.at, position.id] };
    const read = await kernel.read(page(index, { ...range, limit: size, ...behind }));
    for (const record of read) {
      const places = placesOf(record);
      const place = places.find((each) => position === undefined || isBehind(each, position));
      // Without one, the record was changed after its entries were read.
      if (!place) continue;
      position = place;
      if (place === places[0] && matchesTerms(termsOf(record), requested) && wanted(record))
        found.push({ record, place });
    }
    looked += read.length;
    const items = found.slice(0, limit).map(({ record }) => record);
    const end = found.length > limit ? found[limit - 1] : undefined;
    if (end) return { items, next: end.place };
    if (read.length < size) return { items };
    if (looked >= maxLookedAt) return { items, ...(position && { next: position }) };
  }
};
