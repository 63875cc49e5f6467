import type { Collection } from '../../collection.ts';
import { all, insert, replace, type Steps } from '../../program.ts';

/** Stores a record in place of an existing one with its key. The caller has locked the key. */
export function* put<Stored>(collection: Collection<Stored>, record: Stored): Steps<void> {
  const [replaced] = yield* all(replace(collection, record));
  if (!replaced) yield* all(insert(collection, record));
}
