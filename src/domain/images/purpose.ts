import type { ImageIssue } from './rejection.ts';

export const imageFormats = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type ImageFormat = keyof typeof imageFormats;
export type ImageType = (typeof imageFormats)[ImageFormat];
export const imageTypes = Object.values(imageFormats) as [ImageType, ...ImageType[]];

export const coverPurposes = ['album_cover', 'track_artwork'] as const;
export const profilePurposes = ['profile_picture', 'banner'] as const;
export type CoverPurpose = (typeof coverPurposes)[number];
export type ProfilePurpose = (typeof profilePurposes)[number];
export type ImagePurpose = CoverPurpose | ProfilePurpose;

/** The limits for the file of an image. */
export const imageLimits = {
  bytes: 10 * 2 ** 20,
  /** Pixels of each side, which bounds the memory of decoding. */
  side: 4_096,
} as const;

/** The sizes that the image of a purpose must have, in pixels. */
export interface Measures {
  readonly minWidth: number;
  readonly minHeight: number;
  readonly isSquare: boolean;
}

const cover: Measures = { minWidth: 1_400, minHeight: 1_400, isSquare: true };

export const measuresOf: Readonly<Record<ImagePurpose, Measures>> = {
  album_cover: cover,
  track_artwork: cover,
  profile_picture: { minWidth: 640, minHeight: 640, isSquare: false },
  banner: { minWidth: 1_500, minHeight: 500, isSquare: false },
};

/** Width and height in pixels, as the image is shown. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Returns why an image of these dimensions is too large to be decoded; empty if it is not. */
export const sizeIssues = ({ width, height }: Dimensions): readonly ImageIssue[] =>
  (
    [
      ['width', width],
      ['height', height],
    ] as const
  )
    .filter(([, length]) => length > imageLimits.side)
    .map(([field, length]) => ({
      field,
      code: 'too_big',
      detail: `must be at most ${imageLimits.side} pixels; the image has ${length}`,
    }));

/** Returns why an image of these dimensions does not suit a purpose; empty if it does. */
export const measureIssues = (
  { minWidth, minHeight, isSquare }: Measures,
  { width, height }: Dimensions,
): readonly ImageIssue[] => {
  const tooSmall = (field: 'width' | 'height', length: number, min: number): readonly ImageIssue[] =>
    length >= min
      ? []
      : [{ field, code: 'too_small', detail: `must be at least ${min} pixels; the image has ${length}` }];
  const issues = [...tooSmall('width', width, minWidth), ...tooSmall('height', height, minHeight)];
  if (!isSquare || width === height) return issues;
  const detail = `must be equal to the width; the image has ${width} × ${height} pixels`;
  return [...issues, { field: 'height', code: 'not_square', detail }];
};
