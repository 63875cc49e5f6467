import { holdsAnyArtistRole, type ArtistMember } from '../../domain/artists/account.ts';
import { fail } from '../../domain/shared/result.ts';
import type { AdmitArtist } from '../../ports/driving/artists/artists.ts';
import { admitBySession, type AdmissionDependencies } from '../accounts/admit-by-session.ts';

export const admitArtist = (dependencies: AdmissionDependencies<'artist', ArtistMember>): AdmitArtist => {
  const admit = admitBySession(dependencies);
  return async ({ anyOf, ...presented }) => {
    const admitted = await admit(presented);
    return !admitted.ok || anyOf.length === 0 || holdsAnyArtistRole(admitted.value.member, anyOf)
      ? admitted
      : fail({ kind: 'artist-role-missing', anyOf });
  };
};
