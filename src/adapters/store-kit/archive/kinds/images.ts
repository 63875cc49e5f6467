import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { images } from '../../collections/media/images.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Images of accounts of artists and labels. */
export const imageKinds = {
  images: sameAs<'images'>(images),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
