import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { ConfirmedParty } from '../../../domain/drafts/draft.ts';
import { droppedParties } from '../../../domain/drafts/revision-parties.ts';
import { mailboxOf, type Mail } from '../../../domain/mail/mail.ts';
import { sharingParties } from '../../../domain/parties/own-shares.ts';
import type { Party } from '../../../domain/parties/party.ts';
import { sharesEndedMail } from '../../../domain/parties/share-mails.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { PartyId } from '../../../domain/shared/ids.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { accountName, type AccountNameDependencies } from '../../parties/account-name.ts';
import { identityOf } from '../submission-facts.ts';
import type { PendingRevision } from './revised-track.ts';

export interface DroppedDependencies extends AccountNameDependencies {
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly confirmationStore: Pick<ConfirmationStore, 'ofTrack' | 'optedOut'>;
  readonly mailTexts: MailTexts;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const mailboxesOf = ({ digest }: DroppedDependencies, parties: readonly Party[]) =>
  parties.flatMap((party) =>
    party.email === undefined
      ? []
      : [{ party, email: party.email, mailbox: digest.sha256(mailboxOf(party.email)) }],
  );

/** Returns whether a party is still as a submission has it. Undefined: the submission has no identity of it. */
const isUnchanged = (
  { digest }: DroppedDependencies,
  submitted: readonly ConfirmedParty[] = [],
  party: Party,
): boolean | undefined => {
  const known = submitted.find(({ partyId }) => partyId === party.partyId);
  return known && known.identity === identityOf(digest, party);
};

/** Returns the mailboxes of parties whose shares end, each with an address of it and the end of the latest code that was sent there. */
const endedMailboxes = async (
  dependencies: DroppedDependencies,
  { draft: { trackId, submitted }, revision }: PendingRevision,
) => {
  const { partyStore, confirmationStore } = dependencies;
  const { rights } = revision.details;
  const mailboxes = new Map<string, { readonly email: string; readonly codeUntil?: Instant }>();
  const dropped = droppedParties(submitted?.details.rights, rights);
  if (dropped.length === 0) return mailboxes;
  const [ended, kept, records] = await Promise.all([
    partyStore.findMany(dropped),
    partyStore.findMany(sharingParties(rights)),
    confirmationStore.ofTrack(trackId),
  ]);
  const sentTo = (partyId: PartyId, mailbox: string) =>
    records.find((record) => record.partyId === partyId && record.mailbox === mailbox);
  const others = mailboxesOf(dependencies, kept)
    .filter(({ party }) => isUnchanged(dependencies, revision.parties, party))
    .map(({ mailbox }) => mailbox);
  for (const { party, email, mailbox } of mailboxesOf(dependencies, ended)) {
    const asked = sentTo(party.partyId, mailbox);
    const isReviewed = isUnchanged(dependencies, submitted?.parties, party) ?? asked !== undefined;
    if (!isReviewed || others.includes(mailbox)) continue;
    const until = Math.max(asked?.code.until ?? 0, mailboxes.get(mailbox)?.codeUntil ?? 0);
    mailboxes.set(mailbox, { email, ...(until > 0 && { codeUntil: until }) });
  }
  return mailboxes;
};

/**
 * Returns the emails to parties whose shares an approved revision ends, one to a mailbox. Only a party that is still as the review has seen it
 * gets one: the account could otherwise enter the address of a stranger. If an earlier release took the submission, its questions must have
 * been emailed to the same mailbox. A mailbox that has opted out, or that another party with shares has, gets none.
 */
export const droppedMails = async (
  dependencies: DroppedDependencies,
  pending: PendingRevision,
  {
    isrc,
    members,
    at,
  }: Pick<Track, 'isrc'> & { readonly members: readonly ArtistMember[]; readonly at: Instant },
): Promise<readonly Mail[]> => {
  const { confirmationStore, mailTexts, baseUrl } = dependencies;
  const mailboxes = await endedMailboxes(dependencies, pending);
  if (mailboxes.size === 0) return [];
  const optedOut = await confirmationStore.optedOut([...mailboxes.keys()]);
  const account = await accountName(dependencies, pending.draft);
  // Nobody knows the language of a party: it gets that of an owner of the account.
  const wording = mailTexts.in(languageOf(members.find(({ role }) => role === 'owner') ?? {}));
  return [...mailboxes]
    .filter(([mailbox]) => !optedOut.has(mailbox))
    .map(([, { email, codeUntil }]) =>
      mailTo(dependencies, email, sharesEndedMail(wording, { account, isrc, at, baseUrl, codeUntil })),
    );
};
