import type { Dimensions, ImageFormat, Measures } from '../../../domain/images/purpose.ts';
import type { ImageRejected } from '../../../domain/images/rejection.ts';
import type { SizedVariant, VariantFormat } from '../../../domain/images/variants.ts';
import type { Result } from '../../../domain/shared/result.ts';

/** A variant with the local path of its file in each format. */
export interface RenderedVariant extends SizedVariant {
  readonly files: Readonly<Record<VariantFormat, string>>;
}

/** An image that was decoded, upright and in sRGB, without metadata and transparency. */
export interface RenderedImage extends Dimensions {
  /** The format of the file that was decoded. */
  readonly format: ImageFormat;
  /** The original first, then each smaller size. */
  readonly variants: readonly RenderedVariant[];
}

/** An image to render. */
export interface ImageSource {
  /** A local path. */
  readonly file: string;
  readonly measures: Measures;
  /** The account of the image: accounts take turns, however many images each has waiting. */
  readonly requester: string;
}

/** Decodes images that strangers sent. A hostile file costs its own request only. */
export interface ImageProcessor {
  /**
   * Renders the variants of an image, and returns the result of `use`, which gets them; their files exist while it runs.
   * The same file has the same variants, byte for byte, in the same release. Dimensions are checked before anything is decoded. Rejects with
   * `Unavailable` if too many images wait, or after `close`.
   */
  render<T>(image: ImageSource, use: (image: RenderedImage) => Promise<T>): Promise<Result<T, ImageRejected>>;
  /** Ends running tasks and rejects waiting ones. */
  close(): Promise<void>;
}
