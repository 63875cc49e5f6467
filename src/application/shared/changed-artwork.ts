import type { Picture } from '../../domain/images/variants.ts';
import type { CatalogCommit } from '../../ports/driven/catalog/track-library.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';

/** Returns which images a track begins and ceases to show, if its artwork changes; undefined if the image to show was deleted. */
export const changedArtwork = async (
  imageStore: Pick<ImageStore, 'findImage'>,
  before: Picture | undefined,
  after: Picture | undefined,
): Promise<Pick<CatalogCommit, 'artwork'> | undefined> => {
  if (before?.imageId === after?.imageId) return {};
  const shown = after && (await imageStore.findImage(after.imageId));
  if (after && (!shown || shown.state === 'deleting')) return undefined;
  const left = before && (await imageStore.findImage(before.imageId));
  return {
    artwork: {
      ...(shown && { shows: shown.uploadId }),
      ...(left && { leaves: left.uploadId }),
    },
  };
};
