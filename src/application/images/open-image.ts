import { namedVariant, variantKey, variantTypes } from '../../domain/images/variants.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { OpenImage } from '../../ports/driving/images/images.ts';

/** The media store alone decides whether a file exists, so that no image needs a look into the store. */
export const openImage =
  ({ mediaStore }: { readonly mediaStore: Pick<MediaStore, 'describe' | 'read'> }): OpenImage =>
  async ({ imageId, name }) => {
    const named = namedVariant(name);
    const key = named && variantKey(imageId, name);
    const object = key === undefined ? undefined : await mediaStore.describe(key);
    if (!named || !object?.sha256.startsWith(named.digest)) return fail({ kind: 'image-not-found' });
    return ok({
      object,
      contentType: variantTypes[named.format],
      read: (range) => mediaStore.read(object.key, range),
    });
  };
