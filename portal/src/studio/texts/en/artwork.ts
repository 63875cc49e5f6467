export const artwork = {
  'artwork.albumCover': 'Cover',
  'artwork.choose': 'Choose image',
  'artwork.hint': 'JPEG, PNG or WebP with at least 1,400 pixels on each side.',
  'artwork.notAnImage': 'This file is not an image that the browser can read. Choose a JPEG, PNG or WebP.',
  'artwork.remove': 'Remove artwork',
  'artwork.tooSmall':
    'The image has {width} × {height} pixels; each side needs at least {least}. Choose a larger one.',
} as const;
