import type { Instant } from '../../../domain/shared/calendar.ts';

/** A file in the media store. */
export interface MediaObject {
  readonly key: string;
  readonly sizeBytes: number;
  /** In hex. */
  readonly sha256: string;
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** The response headers of a file. */
export interface Showing {
  readonly contentType: string;
  /** A value of Content-Disposition. */
  readonly disposition: string;
}

/**
 * Masters and stems are stored permanently; renders (previews, downloads in other formats) are a cache that
 * can be recreated; uploads are temporary; evidence, images and what artists upload are stored until they are discarded. Keys are paths of plain
 * segments; those of renders, and no others, begin with `renders/`, those of uploads with `uploads/`, those
 * of evidence with `evidence/`, those of images with `images/`, those of masters that artists upload with `artist-uploads/`.
 */
export interface MediaStore {
  /** Returns size and digest of a local file before it is stored, or undefined if it does not exist. */
  identify(file: string): Promise<{ readonly sizeBytes: number; readonly sha256: string } | undefined>;
  /** Stores a copy of a local file under a key, completely or not at all. The local file stays unchanged. */
  keep(key: string, file: string): Promise<MediaObject>;
  /** Stores the bytes of other files, one after another, under a key, completely or not at all. Rejects if one of them does not exist. */
  assemble(key: string, parts: readonly string[]): Promise<MediaObject>;
  describe(key: string): Promise<MediaObject | undefined>;
  /** Provides the bytes as a local file while `use` runs. */
  borrow<T>(key: string, use: (file: string) => Promise<T>): Promise<T>;
  /** Returns undefined if the file does not exist. */
  read(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
  /**
   * Returns an address at which anyone can fetch the bytes for five minutes, whole or in ranges, without
   * other credentials. Returns undefined if the file does not exist, or only this process can provide it.
   * Removing a render from the cache ends its address early.
   */
  address(key: string, showing: Showing): Promise<string | undefined>;
  /**
   * Returns the render under a key, which is created if it is missing: `make` writes it to a local path. It
   * is created once for simultaneous requests of any number of processes. The least recently used renders are
   * removed when the cache exceeds its limit. An empty file is never stored: it rejects with `Unavailable`.
   */
  render(key: string, make: (into: string) => Promise<void>): Promise<MediaObject>;
  /** Returns the keys of all renders in the cache, from any process. */
  renders(): AsyncIterable<string>;
  /** Removes a render from the cache. A missing render is ignored. */
  dropRender(key: string): Promise<void>;
  /** Removes an upload, evidence, a file of an image or of what an artist uploads. A missing file is ignored. */
  discard(key: string): Promise<void>;
  /** Removes all uploads that were stored before a given time; returns their number. */
  discardUploads(before: Instant): Promise<number>;
}
