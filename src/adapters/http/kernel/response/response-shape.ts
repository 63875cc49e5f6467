import type { z } from 'zod';
import type { ByteRange } from '../../../../ports/driven/media/media-store.ts';

/** One of the responses of a route. */
export interface ResponseShape {
  readonly description: string;
  /** Schema of the JSON body. */
  readonly schema?: z.ZodType;
  readonly example?: unknown;
  /** Media types besides JSON, or instead of JSON when there is no schema; wildcards such as audio/* are allowed. */
  readonly media?: readonly string[];
  /** Whether the JSON body is written while its records are read. */
  readonly streamed?: true;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
}

interface Head {
  readonly headers?: Readonly<Record<string, string>>;
  /** Strong and unquoted. When absent, the 200 response of a GET has the digest of its bytes. */
  readonly etag?: string;
  readonly ok?: never;
}

/** Deeply readonly, because views pass on the domain's readonly lists. */
export type Wire<T> = T extends object ? { readonly [Member in keyof T]: Wire<T[Member]> } : T;

/** JSON that was serialized before, once for many responses. Only the tests check it against the schema. */
export interface WrittenJson extends Head {
  readonly json: string | Uint8Array;
}

/** Bytes of another media type; an iterable is streamed. */
export interface Bytes extends Head {
  readonly bytes: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly mediaType: string;
}

/** A file of known size. The kernel handles Range, If-Range, HEAD and 416, and calls `read` only for bytes that are sent. */
export interface RangedBytes extends Head {
  readonly file: {
    readonly sizeBytes: number;
    /** Undefined when the file no longer exists, which is answered with 404. */
    read(range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined>;
    /** The URL at which clients can fetch the bytes themselves, if there is one. A GET is redirected there (307). */
    address?(): Promise<string | undefined>;
  };
  readonly mediaType: string;
}

interface Nothing extends Head {
  readonly empty: true;
}

type Content<Shape extends ResponseShape> =
  | (Shape extends { readonly schema: infer Schema extends z.ZodType }
      ? (Head & { readonly body: Wire<z.input<Schema>> }) | WrittenJson
      : never)
  | (Shape extends { readonly media: readonly string[] } ? Bytes | RangedBytes : never)
  | (Shape extends { readonly streamed: true } ? Bytes : never)
  | (Shape extends { readonly schema: z.ZodType } | { readonly media: readonly string[] } ? never : Nothing);

/** The outcome of a handler: one of the route's statuses with its content. */
export type ResponseOf<Responses extends Readonly<Record<number, ResponseShape>>> = {
  [Status in keyof Responses & number]: { readonly status: Status } & Content<Responses[Status]>;
}[keyof Responses & number];

/** Any outcome of any route. */
export type AnyResponse = { readonly status: number } & (
  (Head & { readonly body: unknown }) | WrittenJson | Bytes | RangedBytes | Nothing
);
