import type { Document } from 'mongodb';
import type { CollectionName } from './schema/index.ts';

/** A document as it is kept: its `_id` is text, whatever else it has. */
export type Kept = Document & { readonly _id: string };

/** How a kind of the archive's records is kept. */
export interface DocumentKind<Archived> {
  readonly collection: CollectionName;
  /** What the `_id`s begin with, where other kinds share the collection. */
  readonly prefix?: string;
  document(record: Archived): Kept;
  /** Also with what stands under the same `_id` in the collection beside. */
  record(document: Kept, beside: Kept | undefined): Archived;
  readonly beside?: {
    readonly collection: CollectionName;
    document(record: Archived): Kept | undefined;
  };
}
