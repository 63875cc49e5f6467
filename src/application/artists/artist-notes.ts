import type { ArtistMember } from '../../domain/artists/account.ts';
import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';

/** Returns the audit note of an act of a member of the account of an artist or a label, such as `artist.edit`. */
export const artistNote = (
  { memberId }: Pick<ArtistMember, 'memberId'>,
  at: Instant,
  act: string,
  {
    subjects = [],
    detail = {},
  }: { readonly subjects?: readonly string[]; readonly detail?: AuditNote['detail'] } = {},
): AuditNote => ({
  at,
  actor: { kind: 'artist', memberId },
  action: `artist.${act}`,
  subjects: [memberId, ...subjects],
  detail,
});
