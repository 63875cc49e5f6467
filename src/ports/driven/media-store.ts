import type { Instant } from '../../domain/shared/calendar.ts';

/** A file in the vault. */
export interface MediaObject {
  readonly key: string;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** How a file is to be answered by whoever answers it. */
export interface Showing {
  readonly contentType: string;
  /** A value of Content-Disposition. */
  readonly disposition: string;
}

/**
 * Masters and stems are kept for good; renders (previews, downloads in other formats) are a cache that may be made
 * again; uploads only pass through; evidence is kept until it is discarded. Keys are paths of plain segments; those of renders, and
 * no others, begin with `renders/`, those of uploads with `uploads/`, those of evidence with `evidence/`.
 */
export interface MediaStore {
  /** Size and digest of a local file before it is taken in; undefined where there is none. */
  identify(file: string): Promise<{ readonly sizeBytes: number; readonly sha256: string } | undefined>;
  /** Takes a copy of a local file in under a key: wholly there or not at all. The local file stays as it is. */
  keep(key: string, file: string): Promise<MediaObject>;
  describe(key: string): Promise<MediaObject | undefined>;
  /** Lends the bytes as a local file for as long as `use` runs. */
  borrow<T>(key: string, use: (file: string) => Promise<T>): Promise<T>;
  /** Undefined where there is no such file. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /**
   * Where anyone may fetch the bytes for five minutes, whole or in ranges, with no other permission than the address.
   * Undefined where there is no such file, and where only this process can give it. A render that leaves the cache ends
   * its address early.
   */
  address(key: string, showing: Showing): Promise<string | undefined>;
  /**
   * The render under a key, made where it is missing: `make` writes it to a local path. However many ask at once, in
   * however many processes, it is made once. Renders used longest ago go when the cache is over its bound. An empty file
   * is never kept: it rejects with `Unavailable`.
   */
  render(key: string, make: (into: string) => Promise<void>): Promise<MediaObject>;
  /** Keys of all renders in the cache, of whatever process made them. */
  renders(): AsyncIterable<string>;
  /** Removes a render from the cache. A render that is not there is ignored. */
  dropRender(key: string): Promise<void>;
  /** Removes an upload or evidence. A file that is not there is ignored. */
  discard(key: string): Promise<void>;
  /** Lets go of all uploads that were taken in before a moment; answers how many. */
  discardUploads(before: Instant): Promise<number>;
}
