import { foldedEmail } from '../../../domain/accounts/email.ts';
import { canonical } from '../../../domain/shared/canonical.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { mailboxOf } from '../../../domain/mail/mail.ts';
import {
  confirmationState,
  isCurrent,
  type ConfirmationFacts,
  type ShareConfirmation,
  type ShareQuestion,
} from '../../../domain/parties/confirmation.ts';
import { givenConsents } from '../../../domain/parties/consents.ts';
import { ownShares, sharesText, sharingParties } from '../../../domain/parties/own-shares.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { PartyConfirmation } from '../../../ports/driving/parties/confirmations.ts';

export interface ConfirmationDependencies {
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly confirmationStore: Pick<ConfirmationStore, 'ofTrack' | 'optedOut'>;
  readonly digest: Digest;
}

/** Returns the current question of a party about a track, or undefined if it has no address. */
export const questionOf = (
  digest: Digest,
  { trackId, accountId, details }: Pick<Draft, 'trackId' | 'accountId' | 'details'>,
  { partyId, email, name, ipi }: Pick<Party, 'partyId' | 'email' | 'name' | 'ipi'>,
): ShareQuestion | undefined => {
  if (email === undefined) return undefined;
  const own = ownShares(details.rights, partyId);
  // A publisher that confirmed in an earlier release was not shown the shares that it administers.
  const isPublisher = own.some(({ side }) => side === 'publisher');
  const tdm = givenConsents(details.tdm);
  return {
    ...{ trackId, partyId, accountId },
    mailbox: digest.sha256(mailboxOf(email)),
    shares: digest.sha256(
      canonical({
        ...{ shares: sharesText(own), name, ipi: ipi ?? null },
        ...{ title: details.title ?? null, artists: details.artists ?? [] },
        ...(isPublisher && { containsAdministered: true }),
        ...(tdm && { tdm }),
      }),
    ),
  };
};

/** A party with shares in a track, and what is known about its question. */
export interface SharingParty {
  readonly party: Party;
  readonly facts: ConfirmationFacts;
}

/** Returns the parties of the account that have shares in its track. An owner who acts confirms the own shares. */
export const sharingPartiesOf = async (
  { partyStore, confirmationStore, digest }: ConfirmationDependencies,
  draft: Draft,
  { role, email: own, emailVerifiedAt }: Pick<ArtistMember, 'role' | 'email' | 'emailVerifiedAt'>,
): Promise<readonly SharingParty[]> => {
  const [found, records] = await Promise.all([
    partyStore.findMany(sharingParties(draft.details.rights)),
    confirmationStore.ofTrack(draft.trackId),
  ]);
  const parties = found
    .filter(({ accountId }) => accountId === draft.accountId)
    .map((party) => ({ party, question: questionOf(digest, draft, party) }));
  const optedOut = await confirmationStore.optedOut([
    ...new Set(parties.flatMap(({ question }) => (question ? [question.mailbox] : []))),
  ]);
  const mayConfirm = role === 'owner' && emailVerifiedAt !== undefined;
  const byParty = new Map(records.map((record) => [record.partyId, record]));
  return parties.map(({ party, question }) => ({
    party,
    facts: {
      question,
      isOwner: mayConfirm && party.email !== undefined && foldedEmail(party.email) === own,
      record: byParty.get(party.partyId),
      hasOptedOut: question !== undefined && optedOut.has(question.mailbox),
    },
  }));
};

/** Returns a party as its account sees it, with the question that was emailed about its current shares. */
export const confirmationOf = (
  { details }: Pick<Draft, 'details'>,
  { party, facts }: SharingParty,
): PartyConfirmation => {
  const { record, question } = facts;
  const current: ShareConfirmation | undefined = question && isCurrent(record, question) ? record : undefined;
  return {
    party: { partyId: party.partyId, name: party.name },
    shares: ownShares(details.rights, party.partyId),
    state: confirmationState(facts),
    ...(current && { record: current }),
  };
};
