/** A fault of an image or of its file, with the field that it concerns. */
export interface ImageIssue {
  readonly field: 'contentType' | 'sizeBytes' | 'sha256' | 'width' | 'height' | 'file';
  /** Stable, for programs. */
  readonly code: string;
  /** Says what is wrong and what was found. Begins with a verb, as in "must be …". */
  readonly detail: string;
}

export interface ImageRejected {
  readonly kind: 'image-rejected';
  readonly issues: readonly [ImageIssue, ...ImageIssue[]];
}

export const imageRejected = (...issues: readonly [ImageIssue, ...ImageIssue[]]): ImageRejected => ({
  kind: 'image-rejected',
  issues,
});

/** The fault of an image that exceeds a limit while it is rendered. */
export const tooComplex = (limit: string): ImageIssue => ({
  field: 'file',
  code: 'too_complex',
  detail: `must be simpler to decode; ${limit} was exceeded`,
});
