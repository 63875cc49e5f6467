import type { ArchiveKind, ArchiveRecords } from '../../../ports/driven/archive.ts';
import type { OlderCollection } from './names.ts';

/** How schema 20 kept a kind of record. */
export interface OlderKind<Kind extends ArchiveKind> {
  readonly collection: OlderCollection;
  /** What the `_id`s begin with, if other kinds share the collection. */
  readonly prefix?: string;
  /** A collection with more about the same record, and where in the document its `_id` is. */
  readonly beside?: { readonly collection: OlderCollection; readonly by: string };
  /** Undefined for a document that is no record of the kind. */
  record(document: never, beside: never): ArchiveRecords[Kind] | undefined;
}
