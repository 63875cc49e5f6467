import { informedOfDecision, studioLink } from '../../../domain/drafts/draft-mails.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { Party } from '../../../domain/parties/party.ts';
import { sharesDisputedMail } from '../../../domain/parties/share-mails.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import { mailsToMembers, type MailDependencies } from '../../mail/mail-to.ts';

export interface DisputeMailDependencies extends MailDependencies {
  readonly artistStore: Pick<ArtistStore, 'members'>;
  readonly baseUrl: string;
}

/** Returns the emails about a dispute to the owners and editors of the account. They repeat no text of the party. */
export const disputeMails = async (
  { artistStore, baseUrl, ...sending }: DisputeMailDependencies,
  { accountId, trackId, details }: Pick<Draft, 'accountId' | 'trackId' | 'details'>,
  { name }: Pick<Party, 'name'>,
): Promise<readonly Mail[]> => {
  const readers = informedOfDecision(await artistStore.members(accountId));
  const link = studioLink(baseUrl, trackId);
  const dispute = { title: details.title ?? trackId, party: name, link };
  return mailsToMembers(sending, readers, (wording) => sharesDisputedMail(wording, dispute));
};
