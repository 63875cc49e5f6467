import type { Draft, DraftCredit } from '../../domain/drafts/draft.ts';
import { partiesOf } from '../../domain/drafts/party-shares.ts';
import type { SubmissionFacts } from '../../domain/drafts/submission.ts';
import type { AccountId, ArtistId } from '../../domain/shared/ids.ts';
import type { RecordedSound } from '../../domain/uploads/outcome.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';

export interface FactsDependencies {
  readonly artistStore: Pick<ArtistStore, 'findArtist'>;
  readonly partyStore: Pick<PartyStore, 'findMany'>;
}

const profilesIn = (artists: readonly DraftCredit[] = []): readonly ArtistId[] => [
  ...new Set(artists.flatMap((credit) => ('artistId' in credit ? [credit.artistId] : []))),
];

/** Reads what a draft names, as far as its account has it. */
export const submissionFacts = async (
  { artistStore, partyStore }: FactsDependencies,
  { accountId, details }: Draft,
  sound: RecordedSound | undefined,
): Promise<SubmissionFacts> => {
  const [parties, profiles] = await Promise.all([
    partyStore.findMany(partiesOf(details.rights)),
    Promise.all(profilesIn(details.artists).map((artistId) => artistStore.findArtist(artistId))),
  ]);
  const isOwn = (found: { readonly accountId: AccountId }) => found.accountId === accountId;
  return {
    parties: new Map(parties.filter(isOwn).map((party) => [party.partyId, party])),
    profiles: new Map(
      profiles.flatMap((profile) => (profile && isOwn(profile) ? [[profile.artistId, profile.name]] : [])),
    ),
    analysis: sound?.analysis,
  };
};
