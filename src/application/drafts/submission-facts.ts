import type { ArtistMember } from '../../domain/artists/account.ts';
import type { ConfirmedParty, Draft, DraftCredit } from '../../domain/drafts/draft.ts';
import { partiesOf } from '../../domain/drafts/party-shares.ts';
import type { SubmissionFacts } from '../../domain/drafts/submission.ts';
import { mailboxOf } from '../../domain/mail/mail.ts';
import { confirmationState } from '../../domain/parties/confirmation.ts';
import type { Party } from '../../domain/parties/party.ts';
import { canonical } from '../../domain/shared/canonical.ts';
import type { AccountId, ArtistId } from '../../domain/shared/ids.ts';
import type { RecordedSound } from '../../domain/uploads/outcome.ts';
import type { StemFacts } from '../../domain/drafts/stems.ts';
import type { DraftCommit } from '../../ports/driven/catalog/track-library.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import {
  sharingPartiesOf,
  type ConfirmationDependencies,
  type SharingParty,
} from '../parties/confirmations/track-confirmations.ts';

export interface FactsDependencies extends ConfirmationDependencies {
  readonly artistStore: Pick<ArtistStore, 'findArtist'>;
}

const profilesIn = (artists: readonly DraftCredit[] = []): readonly ArtistId[] => [
  ...new Set(artists.flatMap((credit) => ('artistId' in credit ? [credit.artistId] : []))),
];

/** Returns the digest of the name, the IPI name number and the mailbox of a party. */
export const identityOf = (
  digest: Digest,
  { name, ipi, email }: Pick<Party, 'name' | 'ipi' | 'email'>,
): string => {
  const mailbox = email === undefined ? null : digest.sha256(mailboxOf(email));
  return digest.sha256(canonical({ name, ipi: ipi ?? null, mailbox }));
};

const confirmedParty = (digest: Digest, { party, facts: { question } }: SharingParty): ConfirmedParty => ({
  ...{ partyId: party.partyId, identity: identityOf(digest, party) },
  ...(question && { question: question.shares }),
});

/** Reads what a draft names, as far as its account has it, the versions of the confirmations, and who the parties with shares are. */
export const submissionFacts = async (
  dependencies: FactsDependencies,
  draft: Draft,
  {
    sound,
    stems,
    member,
  }: {
    readonly sound: RecordedSound | undefined;
    readonly stems: StemFacts;
    readonly member: ArtistMember;
  },
): Promise<{
  readonly facts: SubmissionFacts;
  readonly confirmed: NonNullable<DraftCommit['confirmed']>;
  readonly parties: readonly ConfirmedParty[];
}> => {
  const { artistStore, partyStore, digest } = dependencies;
  const { accountId, details } = draft;
  const [parties, sharing, profiles] = await Promise.all([
    partyStore.findMany(partiesOf(details.rights)),
    sharingPartiesOf(dependencies, draft, member),
    Promise.all(profilesIn(details.artists).map((artistId) => artistStore.findArtist(artistId))),
  ]);
  const isOwn = (found: { readonly accountId: AccountId }) => found.accountId === accountId;
  const facts = {
    parties: new Map(parties.filter(isOwn).map((party) => [party.partyId, party])),
    confirmations: new Map(sharing.map(({ party, facts }) => [party.partyId, confirmationState(facts)])),
    profiles: new Map(
      profiles.flatMap((profile) => (profile && isOwn(profile) ? [[profile.artistId, profile.name]] : [])),
    ),
    analysis: sound?.analysis,
    stems,
  };
  const confirmed = sharing.map(({ party: { partyId }, facts: { record } }) => ({
    partyId,
    version: record?.version ?? 0,
  }));
  return { facts, confirmed, parties: sharing.map((one) => confirmedParty(digest, one)) };
};
