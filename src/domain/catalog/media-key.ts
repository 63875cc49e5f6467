const segment = /^\w[\w.-]{0,99}$/;

/** Returns the segments of the path of a stored file. Throws if the key is not a path of plain segments. */
export const segmentsOf = (key: string): readonly string[] => {
  const segments = key.split('/');
  if (key.length > 200 || !segments.every((name) => segment.test(name))) {
    throw new RangeError(`not a key of the media store: ${JSON.stringify(key)}`);
  }
  return segments;
};

export const lastSegment = (key: string): string => segmentsOf(key).at(-1) ?? key;

/** Returns the keys of the parts of a file. Throws if there are none. */
export const someOf = (keys: readonly string[]): readonly string[] => {
  if (keys.length === 0) throw new RangeError('assembled from no parts');
  return keys;
};

export const rendersPrefix = 'renders/';
export const uploadsPrefix = 'uploads/';
export const evidencePrefix = 'evidence/';
export const imagesPrefix = 'images/';
export const artistUploadsPrefix = 'artist-uploads/';

/**
 * Returns the key. Throws if it is the key of a render, which is made on request and not stored permanently.
 */
export const keptKey = (key: string): string => {
  segmentsOf(key);
  if (key.startsWith(rendersPrefix)) throw new RangeError(`kept, not as a render: ${key}`);
  return key;
};

/** Returns the key. Throws if it is not the key of a render. */
export const renderKey = (key: string): string => {
  segmentsOf(key);
  if (!key.startsWith(rendersPrefix)) throw new RangeError(`rendered, but not as a render: ${key}`);
  return key;
};

const discardable = [uploadsPrefix, evidencePrefix, imagesPrefix, artistUploadsPrefix];

/**
 * Returns the key. Throws if it belongs neither to an upload, nor to evidence, nor to an image: masters and stems of tracks and renders are
 * never discarded.
 */
export const discardableKey = (key: string): string => {
  segmentsOf(key);
  if (!discardable.some((prefix) => key.startsWith(prefix)))
    throw new RangeError(`discarded, but neither an upload, nor evidence, nor an image: ${key}`);
  return key;
};
