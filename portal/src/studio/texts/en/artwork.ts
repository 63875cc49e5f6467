export const artwork = {
  'artwork.cannotBeCropped': 'This browser could not crop the image. Crop it with another program.',
  'artwork.choose': 'Choose image',
  'artwork.crop': 'Crop the artwork',
  'artwork.cropHint': 'Artwork is square. Drag the image, or use the sliders.',
  'artwork.hint': 'JPEG, PNG or WebP with at least 1,400 pixels on each side.',
  'artwork.horizontal': 'Position, left to right',
  'artwork.notAnImage': 'This file is not an image that the browser can read. Choose a JPEG, PNG or WebP.',
  'artwork.remove': 'Remove artwork',
  'artwork.tooSmall':
    'The image has {width} × {height} pixels; each side needs at least {least}. Choose a larger one.',
  'artwork.use': 'Use this square',
  'artwork.vertical': 'Position, top to bottom',
  'artwork.zoom': 'Zoom',
} as const;
