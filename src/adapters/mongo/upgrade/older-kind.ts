import type { ArchiveKind, ArchiveRecords } from '../../../ports/driven/storage/archive.ts';
import type { OlderCollection } from './names.ts';

/** The form of a kind of record in schema 20. */
export interface OlderKind<Kind extends ArchiveKind> {
  readonly collection: OlderCollection;
  /** The prefix of the `_id`s, if other kinds share the collection. */
  readonly prefix?: string;
  /** A collection with more data of the same record, and the place of its `_id` in the document. */
  readonly beside?: { readonly collection: OlderCollection; readonly by: string };
  /** Returns undefined for a document that is not a record of the kind. */
  record(document: never, beside: never): ArchiveRecords[Kind] | undefined;
}
