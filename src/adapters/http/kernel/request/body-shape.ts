import type { z } from 'zod';

/** What a multipart body may hold; each part has a name of its own. */
export interface FilesShape {
  /** The part that is read as JSON, checked as the member of this name of the body's schema; absent: there is none, and a body of JSON is refused. */
  readonly json?: string;
  /** What the names of all other parts look like; every one of them is a file. */
  readonly names: RegExp;
  readonly most: number;
  /** Bytes of one file. */
  readonly limit: number;
  /** Bytes of the whole body, with all that stands between its parts. */
  readonly total: number;
  /** What the files are, for the document. */
  readonly description: string;
  /** A body: the member of JSON if there is one, and a word in the place of each file. */
  readonly example: Readonly<Record<string, unknown>>;
}

interface PlainBody {
  readonly schema: z.ZodType;
  /** Media types taken; JSON alone where absent. */
  readonly accepts?: 'json' | 'form' | 'json-or-form';
  /** Bytes; 256 KiB where absent. */
  readonly limit?: number;
  readonly example: unknown;
  readonly files?: undefined;
  /** The handler is also given the bytes as they came, over which somebody else signed. */
  readonly raw?: true;
}

/** JSON, or multipart/form-data with files (RFC 7578). `limit`: bytes of the JSON, alone or as a part. */
interface BodyWithFiles extends Omit<PlainBody, 'schema' | 'accepts' | 'files' | 'raw'> {
  readonly schema: z.ZodObject;
  readonly accepts?: undefined;
  readonly raw?: undefined;
  readonly files: FilesShape;
}

export type BodyShape = PlainBody | BodyWithFiles;
