import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { uploads, uploadSounds, type UploadSound } from '../../collections/media/uploads.ts';
import { all, insertIfAbsent } from '../../program.ts';
import { peaksIn, toPeaksRecord } from '../../repositories/catalog/peaks.ts';
import { kindOf, sameAs, type KitKind } from '../kind.ts';

/** Uploads of masters by accounts of artists and labels, and their own copies of tracks. */
export const uploadKinds = {
  drafts: sameAs<'drafts'>(drafts),
  uploads: sameAs<'uploads'>(uploads),
  'upload-sounds': kindOf<'upload-sounds', UploadSound>({
    index: uploadSounds.indexes.key,
    record: ({ peaks, ...sound }) => ({ ...sound, peaks: peaksIn(peaks) }),
    write: (records) =>
      all(
        ...records.map(({ peaks, ...sound }) =>
          insertIfAbsent(uploadSounds, { ...sound, peaks: toPeaksRecord(peaks) }),
        ),
      ),
  }),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
