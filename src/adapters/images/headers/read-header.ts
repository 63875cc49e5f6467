import { imageRejected, type ImageRejected } from '../../../domain/images/rejection.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { HeaderFault, textAt, truncated, type ImageHeader } from './header.ts';
import { jpegHeader } from './jpeg.ts';
import { pngHeader } from './png.ts';
import { webpHeader } from './webp.ts';

const readerOf = (bytes: Uint8Array): ((bytes: Uint8Array) => ImageHeader) => {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return jpegHeader;
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return pngHeader;
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webpHeader;
  throw new HeaderFault('unknown_format', 'must be a JPEG, PNG or WebP image');
};

/** Reads the header of an image, whose first bytes decide its format. Reads the structure to its end, and decodes no pixel. */
export const readHeader = (bytes: Uint8Array): Result<ImageHeader, ImageRejected> => {
  try {
    return ok(readerOf(bytes)(bytes));
  } catch (error) {
    if (error instanceof HeaderFault) return fail(imageRejected(error.issue));
    // A value is missing that its length promised.
    if (error instanceof RangeError) return fail(imageRejected(truncated().issue));
    throw error;
  }
};
