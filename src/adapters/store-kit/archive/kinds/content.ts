import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { contentNotices, contentRegisters } from '../../collections/webhooks/content.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Reports of partners about their content. */
export const contentKinds = {
  'content-registers': sameAs<'content-registers'>(contentRegisters),
  'content-notices': sameAs<'content-notices'>(contentNotices),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
