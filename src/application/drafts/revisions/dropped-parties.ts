import type { ArtistMember } from '../../../domain/artists/account.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { droppedParties } from '../../../domain/drafts/revision.ts';
import { mailboxOf, type Mail } from '../../../domain/mail/mail.ts';
import { sharingParties } from '../../../domain/parties/own-shares.ts';
import type { Party } from '../../../domain/parties/party.ts';
import { sharesEndedMail } from '../../../domain/parties/share-mails.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { accountName, type AccountNameDependencies } from '../../parties/account-name.ts';
import type { PendingRevision } from './revised-track.ts';

export interface DroppedDependencies extends AccountNameDependencies {
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly confirmationStore: Pick<ConfirmationStore, 'optedOut'>;
  readonly mailTexts: MailTexts;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** Returns each mailbox of the parties, with an address of it. */
const mailboxesOf = ({ digest }: DroppedDependencies, parties: readonly Party[]) =>
  new Map(
    parties.flatMap(({ email }) =>
      email === undefined ? [] : [[digest.sha256(mailboxOf(email)), email] as const],
    ),
  );

/**
 * Returns the emails to parties whose shares an approved revision ends, one to a mailbox. A mailbox that has opted out, or that another
 * party with shares has, gets none.
 */
export const droppedMails = async (
  dependencies: DroppedDependencies,
  { draft: { accountId, submitted }, revision }: PendingRevision,
  {
    title,
    members,
    at,
  }: Pick<Track, 'title'> & { readonly members: readonly ArtistMember[]; readonly at: Instant },
): Promise<readonly Mail[]> => {
  const { partyStore, confirmationStore, mailTexts, baseUrl } = dependencies;
  const { rights } = revision.details;
  const dropped = droppedParties(submitted?.details.rights, rights);
  if (dropped.length === 0) return [];
  const [ended, kept] = await Promise.all(
    [dropped, sharingParties(rights)].map((ids) => partyStore.findMany(ids)),
  );
  const mailboxes = mailboxesOf(dependencies, ended ?? []);
  const others = mailboxesOf(dependencies, kept ?? []);
  const optedOut = await confirmationStore.optedOut([...mailboxes.keys()]);
  const account = await accountName(dependencies, { accountId });
  // Nobody knows the language of a party: it gets that of an owner of the account.
  const language = languageOf(members.find(({ role }) => role === 'owner') ?? {});
  const text = sharesEndedMail(mailTexts.in(language), { account, title, at, baseUrl });
  return [...mailboxes]
    .filter(([mailbox]) => !optedOut.has(mailbox) && !others.has(mailbox))
    .map(([, email]) => mailTo(dependencies, email, text));
};
