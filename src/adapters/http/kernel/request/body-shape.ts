import type { z } from 'zod';

/** The parts of a multipart body. Each part has a unique name. */
export interface FilesShape {
  /**
   * Name of the part that contains JSON, which is also its member in the body's schema. When absent, JSON bodies are
   * rejected.
   */
  readonly json?: string;
  /** Pattern for the names of all other parts, which are files. */
  readonly names: RegExp;
  readonly max: number;
  /** Bytes of one file. */
  readonly limit: number;
  /** Bytes of the whole body, boundaries and headers of parts included. */
  readonly total: number;
  /** Describes the files in the OpenAPI document. */
  readonly description: string;
  /** An example body: the JSON member, if any, and a placeholder for each file. */
  readonly example: Readonly<Record<string, unknown>>;
}

interface PlainBody {
  readonly schema: z.ZodType;
  /** Accepted media types; JSON alone when absent. */
  readonly accepts?: 'json' | 'form' | 'json-or-form';
  /** Bytes; 256 KiB when absent. */
  readonly limit?: number;
  readonly example: unknown;
  readonly files?: undefined;
  readonly file?: undefined;
  readonly stream?: undefined;
  /** The handler also gets the original bytes, because they are signed. */
  readonly raw?: true;
}

/** JSON, or multipart/form-data with files (RFC 7578). `limit`: bytes of the JSON, alone or as a part. */
interface BodyWithFiles extends Omit<PlainBody, 'schema' | 'accepts' | 'files' | 'raw'> {
  readonly schema: z.ZodObject;
  readonly accepts?: undefined;
  readonly raw?: undefined;
  readonly files: FilesShape;
}

/** One file as the whole body, in one of these media types. Its bytes are stored, not parsed. */
interface BodyOfFile extends Omit<PlainBody, 'accepts' | 'file' | 'files' | 'raw' | 'limit'> {
  readonly accepts?: undefined;
  readonly files?: undefined;
  readonly raw?: undefined;
  readonly file: FileShape;
  /** Bytes of the file. */
  readonly limit: number;
}

/** Any number of bytes, in one of these media types, which the handler gets as they arrive. */
interface BodyOfStream extends Omit<BodyOfFile, 'file' | 'stream'> {
  readonly file?: undefined;
  readonly stream: FileShape;
}

/** The media types of a file that is the whole body. */
export interface FileShape {
  readonly types: readonly string[];
}

export type BodyShape = PlainBody | BodyWithFiles | BodyOfFile | BodyOfStream;
