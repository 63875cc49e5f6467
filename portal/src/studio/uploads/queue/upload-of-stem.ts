import type { OwnStem } from '@platform-licensing/client';

/** Returns the upload of a stem; undefined if the stem has none any longer. */
export const uploadOf = (trackId: string, stem: OwnStem) => {
  const { stemId, name: stemName, category: stemCategory, status, uploadId, ...rest } = stem;
  const { sizeBytes = 0, receivedBytes = 0, ...more } = rest;
  if (status === 'missing' || uploadId === undefined) return undefined;
  return { ...more, trackId, stemId, stemName, stemCategory, status, uploadId, sizeBytes, receivedBytes };
};
