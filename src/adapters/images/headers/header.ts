import type { Dimensions, ImageFormat } from '../../../domain/images/purpose.ts';
import type { ImageIssue } from '../../../domain/images/rejection.ts';

/** The facts of a file that are read before it is decoded. */
export interface ImageHeader extends Dimensions {
  readonly format: ImageFormat;
  /** The orientation that Exif data state: 1 to 8, where 5 to 8 exchange width and height. */
  readonly orientation: number;
  /** The ICC profile, if there is one. */
  readonly profile?: Uint8Array;
}

/** The reason why a file is rejected before it is decoded. */
export class HeaderFault extends Error {
  readonly issue: ImageIssue;
  constructor(code: string, detail: string, field: ImageIssue['field'] = 'file') {
    super(detail);
    this.issue = { field, code, detail };
  }
}

export const truncated = (): HeaderFault =>
  new HeaderFault('truncated', 'must be complete; the file ends within the image');
export const damaged = (what: string): HeaderFault => new HeaderFault('damaged', `must be valid; ${what}`);
export const animated = (): HeaderFault =>
  new HeaderFault('animated', 'must be a still image; the file is animated');

/** An ICC profile of this size describes any device; larger ones waste memory. */
export const maxProfileBytes = 4 * 2 ** 20;

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.max(0, Math.min(length, bytes.length - at))).toString(
    'latin1',
  );

export const joined = (parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
