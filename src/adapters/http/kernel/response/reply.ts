import type { z } from 'zod';
import type { ByteRange } from '../../../../ports/driven/media-store.ts';

/** One of the answers that a route may give. */
export interface ReplyShape {
  readonly description: string;
  /** Of the JSON body. */
  readonly schema?: z.ZodType;
  readonly example?: unknown;
  /** Media types answered besides JSON, or instead of it where there is no schema; a wildcard such as audio/* may stand. */
  readonly media?: readonly string[];
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
}

interface Head {
  readonly headers?: Readonly<Record<string, string>>;
  /** Strong and unquoted; else the digest of the bytes is taken for a GET's 200. */
  readonly etag?: string;
  readonly ok?: never;
}

/** Deeply readonly: views hand on the domain's readonly lists. */
export type Wire<T> = T extends object ? { readonly [Member in keyof T]: Wire<T[Member]> } : T;

/** JSON written elsewhere, once for many answers. Nothing checks it against the schema but the tests. */
export interface WrittenJson extends Head {
  readonly json: string | Uint8Array;
}

/** Bytes of another media type; from an iterable they are sent as they come. */
export interface Bytes extends Head {
  readonly bytes: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly mediaType: string;
}

/** A file of known size: the kernel answers Range, If-Range, HEAD and 416. `read` is called only for bytes that are sent. */
export interface RangedBytes extends Head {
  readonly file: {
    readonly sizeBytes: number;
    /** Undefined where the file has gone: answered as not found. */
    read(range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
    /** Where a GET may fetch the bytes itself, if anywhere: then it is sent there (307), with the ranges it asked for. */
    address?(): Promise<string | undefined>;
  };
  readonly mediaType: string;
}

interface Nothing extends Head {
  readonly empty: true;
}

type Content<Shape extends ReplyShape> =
  | (Shape extends { readonly schema: infer Schema extends z.ZodType }
      ? (Head & { readonly body: Wire<z.input<Schema>> }) | WrittenJson
      : never)
  | (Shape extends { readonly media: readonly string[] } ? Bytes | RangedBytes : never)
  | (Shape extends { readonly schema: z.ZodType } | { readonly media: readonly string[] } ? never : Nothing);

/** What a handler answers: one of the route's statuses with what belongs to it. */
export type Answer<Replies extends Readonly<Record<number, ReplyShape>>> = {
  [Status in keyof Replies & number]: { readonly status: Status } & Content<Replies[Status]>;
}[keyof Replies & number];

/** Any answer of any route, as the kernel writes it. */
export type AnyAnswer = { readonly status: number } & (
  (Head & { readonly body: unknown }) | WrittenJson | Bytes | RangedBytes | Nothing
);
