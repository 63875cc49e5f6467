import { informedOfDecision } from '../../../domain/drafts/draft-mails.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { Party } from '../../../domain/parties/party.ts';
import { sharesDisputedMail } from '../../../domain/parties/share-mails.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import { mailTo } from '../../mail/mail-to.ts';

export interface DisputeMailDependencies {
  readonly artistStore: Pick<ArtistStore, 'members'>;
  readonly mailTexts: MailTexts;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Returns the emails about a dispute to the owners and editors of the account. They repeat no text of the party. */
export const disputeMails = async (
  { artistStore, mailTexts, ...sending }: DisputeMailDependencies,
  { accountId, trackId, details }: Pick<Draft, 'accountId' | 'trackId' | 'details'>,
  { name }: Pick<Party, 'name'>,
): Promise<readonly Mail[]> => {
  const readers = informedOfDecision(await artistStore.members(accountId));
  return readers.map((reader) => {
    const wording = mailTexts.in(languageOf(reader));
    const text = sharesDisputedMail(wording, { title: details.title ?? trackId, party: name });
    return mailTo(sending, reader.email, text);
  });
};
