import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { trackCollections } from '../../collections/track-collections.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Favorites and projects. */
export const collectionKinds = {
  'track-collections': sameAs<'track-collections'>(trackCollections),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
