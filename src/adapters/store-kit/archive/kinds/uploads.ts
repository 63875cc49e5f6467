import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { uploads } from '../../collections/media/uploads.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Uploads of masters by accounts of artists and labels. */
export const uploadKinds = {
  uploads: sameAs<'uploads'>(uploads),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
